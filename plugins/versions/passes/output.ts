import fs from 'node:fs';
import path from 'node:path';
import {baseOf, CURRENT_NAME} from '../../../src/product/versions';
import type {Pass} from '../readPass';

/** Lies in the output of a pass and tells what it was made of. */
const STAMP = '.pass.json';

/** Folder of an older version in the output. */
const IS_VERSION = /^v\d+$/;

/** Where the output of a pass lies. */
export function outputOf(buildDir: string, pass: Pick<Pass, 'name' | 'isCurrent'>): string {
  return pass.isCurrent ? buildDir : path.join(buildDir, pass.name);
}

/** Hash of the inputs that an output was made of, if there is a whole one. */
export function readStamp(output: string): string | undefined {
  const file = path.join(output, STAMP);
  if (!fs.existsSync(file) || !fs.existsSync(path.join(output, 'index.html'))) {
    return undefined;
  }
  return (JSON.parse(fs.readFileSync(file, 'utf8')) as {hash?: string}).hash;
}

/**
 * Puts the finished output of a pass into its place. Older versions lie inside the output of the
 * current one and stay there.
 *
 * @param staged folder that was built; it is gone afterwards
 */
export function publish(
  staged: string,
  buildDir: string,
  pass: Pick<Pass, 'name' | 'isCurrent'>,
  hash: string,
): void {
  fs.writeFileSync(path.join(staged, STAMP), JSON.stringify({version: pass.name, hash}));
  const output = outputOf(buildDir, pass);
  fs.mkdirSync(output, {recursive: true});
  const stays = (name: string) => pass.isCurrent && IS_VERSION.test(name);
  for (const name of fs.readdirSync(output).filter((entry) => !stays(entry))) {
    fs.rmSync(path.join(output, name), {recursive: true});
  }
  for (const name of fs.readdirSync(staged)) {
    fs.renameSync(path.join(staged, name), path.join(output, name));
  }
  fs.rmSync(staged, {recursive: true});
}

/** Removes versions from the output that are no longer published; gives their names. */
export function removeStrangers(buildDir: string, published: readonly string[]): string[] {
  const strangers = fs
    .readdirSync(buildDir)
    .filter((name) => IS_VERSION.test(name) && !published.includes(name));
  strangers.forEach((name) => fs.rmSync(path.join(buildDir, name), {recursive: true}));
  return strangers;
}

/** Files of the output that are pages, from its root, by name of their version. */
export function listBuiltPages(
  buildDir: string,
  versions: readonly string[],
): Map<string, string[]> {
  const pages = new Map<string, string[]>(versions.map((name) => [name, []]));
  const visit = (relative: string): void => {
    for (const entry of fs.readdirSync(path.join(buildDir, relative), {withFileTypes: true})) {
      const inside = path.posix.join(relative, entry.name);
      if (entry.isDirectory()) {
        visit(inside);
      } else if (entry.name === 'index.html') {
        const [first = ''] = inside.split('/');
        pages.get(IS_VERSION.test(first) ? first : (versions[0] ?? ''))?.push(inside);
      }
    }
  };
  if (fs.existsSync(buildDir)) {
    visit('');
  }
  return pages;
}

/** Route of a page file: `v7/react-charts/index.html` → `/x/v7/react-charts/`. */
export function routeOf(file: string): string {
  return `${baseOf(CURRENT_NAME)}${file.replace(/index\.html$/, '')}`;
}

/**
 * Routes of all pages by name of their version.
 *
 * @param pages their files, as {@link listBuiltPages} gives them
 * @param moved addresses that are redirected: what lies there only leads on
 */
export function listRoutes(
  pages: ReadonlyMap<string, readonly string[]>,
  moved: ReadonlySet<string>,
): Map<string, string[]> {
  return new Map(
    [...pages].map(([name, files]) => [
      name,
      files.map(routeOf).filter((route) => !moved.has(route)),
    ]),
  );
}
