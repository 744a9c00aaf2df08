import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Addresses} from './checkAddresses';
import {parsePaths} from './checkPaths';
import {readParts} from './readSite';

/** Folder of the lists of public paths, from the root of the repository. */
const LISTS = 'paths';

/** Reads what the addresses of a whole build are checked against. */
export async function readAddresses(
  siteDir: string,
  buildDir: string,
  published: readonly string[],
): Promise<Addresses> {
  const folder = path.join(siteDir, LISTS);
  const names = existsSync(folder)
    ? readdirSync(folder).filter((one) => /^v\d+\.txt$/.test(one))
    : [];
  return {
    parts: await readParts(buildDir),
    lists: new Map(
      names.map((name) => [
        name.slice(0, -'.txt'.length),
        parsePaths(readFileSync(path.join(folder, name), 'utf8')),
      ]),
    ),
    published,
  };
}
