import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

const written: string[] = [];

/** Writes files, by path, into a folder of their own; returns the folder. */
export function writeSite(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'x-docs-demos-'));
  written.push(folder);
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, content);
  }
  return folder;
}

/** Removes every folder written so far. */
export function removeSites(): void {
  written.splice(0).forEach((folder) => rmSync(folder, {recursive: true, force: true}));
}
