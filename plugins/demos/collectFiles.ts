import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {listImports, parseSource} from './parseModule';
import type {Fault} from './fault';

/** A file of a demo as it lies on disk. */
export interface RawFile {
  /** Absolute path. */
  path: string;
  /** Path relative to the folder of the demo, with `/`: `Orders.tsx`, `../../_data/orders.ts`. */
  name: string;
  content: string;
}

/** The files and packages of a demo. */
export interface Collected {
  /** The demo first, then what it imports, in the order of the first import. */
  files: RawFile[];
  /** Module specifiers that are not relative, sorted. */
  imports: string[];
  faults: Fault[];
}

/** Extensions tried, in this order, for an import without one. */
const EXTENSIONS = ['.tsx', '.ts', '.css', '.json', '/index.tsx', '/index.ts'];
const READABLE = /\.(tsx?|css|json)$/;

/**
 * Reads a demo and everything it imports by a relative path, directly or not.
 *
 * @param entry Absolute path of the demo; it must exist.
 * @param siteDir Root of the repository, for the paths in faults.
 */
export function collectFiles(entry: string, siteDir: string): Collected {
  const folder = path.dirname(entry);
  const files = new Map<string, RawFile>();
  const imports = new Set<string>();
  const faults: Fault[] = [];

  const add = (file: string): void => {
    if (files.has(file)) {
      return;
    }
    const content = readFileSync(file, 'utf8');
    files.set(file, {path: file, name: toPosix(path.relative(folder, file)), content});
    if (!/\.tsx?$/.test(file)) {
      return;
    }
    for (const {specifier, line} of listImports(parseSource(content, file))) {
      const fault = (message: string, remedy: string) =>
        faults.push({file: toPosix(path.relative(siteDir, file)), line, message, remedy});
      if (/^@(site|theme|docusaurus|generated)\b/.test(specifier)) {
        fault(
          `imports "${specifier}", which a reader does not have.`,
          'Import from a published package or by a relative path.',
        );
      } else if (!specifier.startsWith('.')) {
        imports.add(specifier);
      } else {
        const target = resolveRelative(path.resolve(path.dirname(file), specifier));
        if (target) {
          add(target);
        } else {
          fault(
            `imports "${specifier}", which does not exist.`,
            'Correct the path; files may end in .tsx, .ts, .css or .json.',
          );
        }
      }
    }
  };

  add(entry);
  return {files: [...files.values()], imports: [...imports].sort(), faults};
}

function resolveRelative(base: string): string | undefined {
  return ['', ...EXTENSIONS]
    .map((extension) => base + extension)
    .find((file) => READABLE.test(file) && existsSync(file) && statSync(file).isFile());
}

/** Writes a path with `/` on every system. */
export function toPosix(file: string): string {
  return file.split(path.sep).join('/');
}
