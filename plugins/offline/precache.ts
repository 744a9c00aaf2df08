import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {injectManifest} from 'workbox-build';
import type {OutputFile} from './readOutput';
import type {ShellFile} from './worker/types';
import {isHashed} from './worker/classify';

/** What goes into the list of a worker. */
export interface Precache {
  outDir: string;
  base: string;
  /** Paths below the output folder. */
  names: readonly string[];
  files: ReadonlyMap<string, OutputFile>;
  /** Most that they may weigh together, gzipped, in kB. */
  limit: number;
}

/** Largest file, in bytes, that Workbox may list; {@link Precache.limit} is what counts. */
const NO_LIMIT = 100 * 1024 * 1024;

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/**
 * Writes the list of files into the compiled worker.
 *
 * @returns the sum of the files, gzipped, in bytes
 * @throws When a file is missing, when one was left out, and when they weigh too much together; each is named.
 */
export async function writePrecache({
  outDir,
  base,
  names,
  files,
  limit,
}: Precache): Promise<number> {
  const weights = await Promise.all(
    names.map(async (name) => {
      const content = await readFile(path.join(outDir, name));
      return {name, bytes: gzipSync(content).length};
    }),
  );
  const total = weights.reduce((sum, {bytes}) => sum + bytes, 0);
  if (total > limit * 1000) {
    const lines = weights
      .sort((one, other) => other.bytes - one.bytes)
      .map(({name, bytes}) => `  ${name}: ${kB(bytes)}`);
    throw new Error(
      `plugins/offline: the files fetched at installation may weigh ${limit} kB gzipped and weigh ${kB(total)}. Make them smaller, or raise precacheLimit:\n${lines.join('\n')}`,
    );
  }
  const worker = path.join(outDir, 'sw.js');
  const {count, warnings} = await injectManifest({
    swSrc: worker,
    swDest: worker,
    globDirectory: outDir,
    // Names may hold what a pattern would read as its own.
    globPatterns: names.map((name) => name.replace(/[[\]{}()*?!@+]/g, '\\$&')),
    maximumFileSizeToCacheInBytes: NO_LIMIT,
    manifestTransforms: [
      (entries) => ({
        manifest: entries.map(({url, ...entry}) => ({...entry, ...toShellFile(base, url, files)})),
        warnings: [],
      }),
    ],
  });
  if (warnings.length > 0 || count !== names.length) {
    throw new Error(
      [`plugins/offline: ${names.length - count} files are missing from sw.js`, ...warnings].join(
        '\n  ',
      ),
    );
  }
  return total;
}

function toShellFile(
  base: string,
  name: string,
  files: ReadonlyMap<string, OutputFile>,
): ShellFile & {revision: string | null} {
  const hash = files.get(name)?.hash ?? '';
  const url = base + name.replace(/(^|\/)index\.html$/, '$1');
  return isHashed(url)
    ? {url, revision: null, integrity: `sha256-${hash}`}
    : {url, revision: hash.slice(0, 16)};
}
