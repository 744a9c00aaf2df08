import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** A result, and the files besides those named before that it was made of. */
export interface Made<Result> {
  value: Result;
  /** Absolute paths. */
  files: readonly string[];
}

/** Remembers results between builds, each with the contents that it was made of. */
export interface ContentCache {
  /**
   * The result of that name, made again when `content` or one of its files has changed.
   *
   * @param name tells results apart
   */
  get: <Result>(
    name: string,
    content: readonly string[],
    make: () => Promise<Made<Result>>,
  ) => Promise<Made<Result>>;
  /** Writes what this build used; what it did not use is forgotten. */
  save: () => void;
}

interface Entry extends Made<unknown> {
  hash: string;
}

/** Hash of texts in their order. */
export function hashOf(texts: Iterable<string>): string {
  const hash = createHash('sha1');
  for (const text of texts) {
    hash.update(text).update('\0');
  }
  return hash.digest('base64');
}

/** Hash of the sources in folders: changes with the code that makes results. */
export function hashOfCode(folders: readonly string[]): string {
  const files = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.ts'))
      .sort()
      .map((name) => path.join(folder, name)),
  );
  return hashOf(files.map((file) => readFileSync(file, 'utf8')));
}

/**
 * Opens a cache of one JSON file. A file that cannot be read counts as empty.
 *
 * @param file absolute path
 * @param version changes with the code that makes the results
 */
export function openCache(file: string, version: string): ContentCache {
  let known: Record<string, Entry> = {};
  try {
    const stored = JSON.parse(readFileSync(file, 'utf8')) as {
      version: string;
      entries: Record<string, Entry>;
    };
    known = stored.version === version ? stored.entries : {};
  } catch {
    // None yet, or half-written by a build that was stopped: made again.
  }
  const used: Record<string, Entry> = {};
  const texts = new Map<string, string>();
  const contentOf = (path: string) => {
    const text = texts.get(path) ?? (existsSync(path) ? readFileSync(path, 'utf8') : '');
    texts.set(path, text);
    return text;
  };
  const hash = (content: readonly string[], files: readonly string[]) =>
    hashOf([...content, ...files.flatMap((path) => [path, contentOf(path)])]);
  return {
    async get<Result>(name: string, content: readonly string[], make: () => Promise<Made<Result>>) {
      const before = known[name];
      const isFresh = before && before.hash === hash(content, before.files);
      const made = isFresh ? (before as Made<Result>) : await make();
      used[name] = {...made, hash: isFresh ? before.hash : hash(content, made.files)};
      return made;
    },
    save() {
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, JSON.stringify({version, entries: used}));
    },
  };
}
