import fs from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {gzip} from 'node:zlib';

const compress = promisify(gzip);

/** What a page of the reference may weigh as it is transferred, in bytes: its HTML, and the data of its own chunk. */
const MOST_BYTES = {html: 45_000, data: 40_000} as const;

/** A file that is weighed. */
interface Weighed {
  file: string;
  kind: keyof typeof MOST_BYTES;
}

const filesBelow = (folder: string, ending: string): string[] =>
  fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => path.join(folder, name));

/**
 * Pages that are heavier than they may be, one line each. Gzip at its default level: what a plain host sends.
 *
 * @param htmlDir folder of the built pages
 * @param dataDir folder of the pages' data
 * @param most limits, for tests
 */
export async function weightFaults(
  htmlDir: string,
  dataDir: string,
  most: Readonly<Record<keyof typeof MOST_BYTES, number>> = MOST_BYTES,
): Promise<string[]> {
  const all: Weighed[] = [
    ...filesBelow(htmlDir, '.html').map((file) => ({file, kind: 'html' as const})),
    ...filesBelow(dataDir, '.json').map((file) => ({file, kind: 'data' as const})),
  ];
  const faults = await Promise.all(
    // What is small enough as it is need not be compressed to know.
    all
      .filter(({file, kind}) => fs.statSync(file).size > most[kind])
      .map(async ({file, kind}) => {
        const {length} = await compress(fs.readFileSync(file));
        const below = path.relative(kind === 'html' ? htmlDir : dataDir, file);
        return length > most[kind]
          ? [
              `${below}: expected at most ${most[kind]} bytes of ${kind} in gzip, found ${length}; ` +
                'repeat less in render/html.ts, or lower NAMED_ROWS there.',
            ]
          : [];
      }),
  );
  return faults.flat();
}
