import {createHash, randomUUID} from 'node:crypto';
import {copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {COMPRESSIBLE, MIN_COMPRESSED} from '../server/contentTypes';

/**
 * Level of brotli by name: the highest for code, which stays the same from build to build. Pages all
 * change with the name of a script, and one level less takes a third of the time for 3 % more bytes.
 */
const levelOf = (file: string) => (/\.(js|css)$/.test(file) ? 11 : 10);

const PACKERS = {
  br: (content: Buffer, file: string) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: levelOf(file),
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (content: Buffer) => promisify(gzip)(content, {level: 9}),
} as const;

/** What compression did. */
export interface Compressed {
  files: number;
  /** Files that came from the cache. */
  cached: number;
}

/** Days after which packed content that no file has any more is forgotten. */
const KEPT_DAYS = 14;

/** Packed content by what it was packed from. */
class Cache {
  readonly #used = new Set<string>();
  constructor(private readonly folder: string) {}

  /** Puts the packed form of a file beside it; gives whether it was known. */
  async put(file: string, content: Buffer, hash: string, ending: 'br' | 'gz'): Promise<boolean> {
    const name = `${hash}.${ending}`;
    const target = `${file}.${ending}`;
    this.#used.add(name);
    try {
      await copyFile(path.join(this.folder, name), target);
      return true;
    } catch {
      await writeFile(target, await PACKERS[ending](content, file));
      // Another build must not read half a file.
      const own = path.join(this.folder, `${name}.${randomUUID()}`);
      await copyFile(target, own);
      await rename(own, path.join(this.folder, name));
      return false;
    }
  }

  /** Removes what was not used and is old. `now` in milliseconds. */
  async prune(now: number): Promise<void> {
    const unused = (await readdir(this.folder)).filter((name) => !this.#used.has(name));
    for (const name of unused) {
      const {mtimeMs} = await stat(path.join(this.folder, name));
      if (now - mtimeMs > KEPT_DAYS * 24 * 60 * 60 * 1000) {
        await rm(path.join(this.folder, name), {force: true});
      }
    }
  }
}

/**
 * Writes `.br` and `.gz` beside every file that packing makes smaller. Known content comes from the cache.
 *
 * @param now milliseconds, for the age of what is kept
 */
export async function compress(
  folder: string,
  files: readonly string[],
  cacheFolder: string,
  now = Date.now(),
): Promise<Compressed> {
  await mkdir(cacheFolder, {recursive: true});
  const cache = new Cache(cacheFolder);
  const waiting = files
    .filter((name) => COMPRESSIBLE.test(name))
    .map((name) => path.join(folder, name));
  const result = {files: 0, cached: 0};
  const work = async () => {
    for (let file = waiting.pop(); file; file = waiting.pop()) {
      const content = await readFile(file);
      if (content.length >= MIN_COMPRESSED) {
        const hash = createHash('sha256').update(content).digest('hex');
        for (const ending of ['br', 'gz'] as const) {
          const isKnown = await cache.put(file, content, hash, ending);
          result.cached += isKnown ? 1 : 0;
          result.files += 1;
        }
      }
    }
  };
  await Promise.all(Array.from({length: availableParallelism()}, work));
  await cache.prune(now);
  return result;
}
