import {existsSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {checkPaths, lostMessage, parsePaths} from './checkPaths';
import {printStub} from './printStub';
import type {Redirect} from './types';

/**
 * Guards the pages of a build; files are guarded once all versions are there.
 *
 * @throws When a page of the list leads nowhere any more; the message names all of them.
 */
export async function guardPaths(
  siteDir: string,
  list: string,
  pages: ReadonlySet<string>,
  redirects: readonly Redirect[],
): Promise<void> {
  const full = path.join(siteDir, list);
  if (!existsSync(full)) {
    return;
  }
  const listed = parsePaths(await readFile(full, 'utf8')).filter((line) => line.endsWith('/'));
  const {lost} = checkPaths(listed, pages, redirects);
  if (lost.length > 0) {
    throw new Error(lostMessage(lost, list));
  }
}

/** Writes a page at each old address below the base that is a single page. */
export async function writeStubs(
  outDir: string,
  baseUrl: string,
  siteUrl: string,
  redirects: readonly Redirect[],
): Promise<void> {
  for (const {from, to} of redirects) {
    const inside = from.startsWith(baseUrl) && from.endsWith('/') ? from.slice(baseUrl.length) : '';
    if (inside !== '') {
      await mkdir(path.join(outDir, inside), {recursive: true});
      await writeFile(path.join(outDir, inside, 'index.html'), printStub(to, siteUrl));
    }
  }
}
