import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {Installed} from './resolve';

/** Hash of texts, in their order; parts are separated so that moving a character between two changes it. */
export function hashOf(parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('hex').slice(0, 32);
}

/** Source files of a folder as texts with their names, sorted, for use in a key. */
export function sourceTexts(directory: string): string[] {
  return fs
    .readdirSync(directory, {withFileTypes: true})
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = path.join(directory, entry.name);
      if (entry.isDirectory()) return sourceTexts(file);
      return /\.(ts|tsx|json)$/.test(entry.name)
        ? [`${entry.name}\n${fs.readFileSync(file, 'utf8')}`]
        : [];
    });
}

/** Integrity strings of the lock file by package; empty where a package is linked or there is no lock file. */
export function integrities(lock: unknown, names: readonly string[]): Record<string, string> {
  const result: Record<string, string> = {};
  if (typeof lock !== 'object' || lock === null || !('packages' in lock)) return result;
  const packages = lock.packages as Record<string, {integrity?: string; version?: string}>;
  for (const name of names) {
    const entry = packages[`node_modules/${name}`];
    if (entry?.integrity) result[name] = entry.integrity;
  }
  return result;
}

/** The texts of a package's declarations: what stands in for an integrity that no lock file has. */
export function declarationTexts(directory: string): string[] {
  return fs
    .readdirSync(directory, {withFileTypes: true})
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = path.join(directory, entry.name);
      if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : declarationTexts(file);
      return /\.d\.m?ts$/.test(entry.name) ? [fs.readFileSync(file, 'utf8')] : [];
    });
}

/** Key of the facts: changes with the packages, the compiler, the page list and the extractor itself. */
export function factsKey(input: {
  installed: readonly Installed[];
  /** The lock file of a folder, parsed; undefined where there is none. */
  lock: (root: string) => unknown;
  pageList: string;
  extractorSources: readonly string[];
}): string {
  const roots = [...new Set(input.installed.map((item) => item.root))];
  const known = new Map(
    roots.map((root) => {
      const names = input.installed.filter((item) => item.root === root).map(({name}) => name);
      return [root, integrities(input.lock(root), names)];
    }),
  );
  const packages = input.installed.map(({name, version, directory, root}) => {
    const content = known.get(root)?.[name] ?? hashOf(declarationTexts(directory));
    return `${name}@${version} ${content}`;
  });
  return hashOf([...packages, input.pageList, ...input.extractorSources]);
}
