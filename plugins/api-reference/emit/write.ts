import fs from 'node:fs';
import path from 'node:path';

/** Writes the files that differ and removes those of the same kind that are no longer there. */
export function writeFolder(
  folder: string,
  files: ReadonlyMap<string, string>,
): {written: number; removed: number} {
  let written = 0;
  for (const [name, content] of files) {
    const file = path.join(folder, name);
    if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === content) continue;
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, content);
    written += 1;
  }
  const present = fs.existsSync(folder)
    ? fs.readdirSync(folder, {recursive: true, encoding: 'utf8', withFileTypes: true})
    : [];
  let removed = 0;
  for (const entry of present) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    if (files.has(path.relative(folder, file).split(path.sep).join('/'))) continue;
    fs.rmSync(file);
    removed += 1;
  }
  return {written, removed};
}
