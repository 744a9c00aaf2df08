import {createHash} from 'node:crypto';
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';

/** A file of the build. */
export interface OutputFile {
  /** Path below the output folder, with slashes. */
  path: string;
  bytes: number;
  /** SHA-256 of the content, base64. */
  hash: string;
}

/** Reads the output folder; folders of older versions (`v7/`) are builds of their own. */
export async function readOutput(outDir: string): Promise<Map<string, OutputFile>> {
  const entries = await readdir(outDir, {recursive: true, withFileTypes: true});
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(outDir, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => !/^v\d+\//.test(name))
    .sort();
  const read = files.map(async (name): Promise<[string, OutputFile]> => {
    const content = await readFile(path.join(outDir, name));
    const hash = createHash('sha256').update(content).digest('base64');
    return [name, {path: name, bytes: content.length, hash}];
  });
  return new Map(await Promise.all(read));
}

/**
 * Sixteen letters that change with every file of the build, but for those that this plugin writes and for the
 * sitemap, which may be written later.
 */
export function buildId(files: ReadonlyMap<string, OutputFile>): string {
  const all = createHash('sha256');
  for (const {path: name, hash} of files.values()) {
    if (name !== 'sw.js' && name !== 'sitemap.xml' && !/^offline\/.*\.json$/.test(name)) {
      all.update(`${name} ${hash}\n`);
    }
  }
  return all.digest('hex').slice(0, 16);
}

/** Files of the build that a text names, such as the scripts and pictures of a page. */
export function filesNamedIn(
  text: string,
  base: string,
  files: ReadonlyMap<string, OutputFile>,
): string[] {
  const named = text.matchAll(/[\w./~@%+-]+/g);
  const paths = [...named]
    .map(([word]) => word)
    .filter((word) => word.startsWith(base))
    .map((word) => decodeURI(word.slice(base.length)));
  return [...new Set(paths)].filter((name) => files.has(name) && !name.endsWith('.html'));
}
