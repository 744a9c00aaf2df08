import {createHash, randomUUID} from 'node:crypto';
import {existsSync} from 'node:fs';
import {
  copyFile,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
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

/** Days after which packed content that nobody has asked for is forgotten. */
const KEPT_DAYS = 14;

/** Writes a file under another name first, because a server or another build must not read half of it. */
async function whole(file: string, write: (own: string) => Promise<void>): Promise<void> {
  const own = `${file}.${randomUUID()}${path.extname(file)}`;
  await write(own);
  await rename(own, file);
}

/** Whether a file was packed after it was written. */
async function isPacked(file: string, mtimeMs: number): Promise<boolean> {
  try {
    const packed = await Promise.all(['br', 'gz'].map((ending) => stat(`${file}.${ending}`)));
    return packed.every((one) => one.mtimeMs >= mtimeMs);
  } catch {
    return false;
  }
}

/** Packed content by what it was packed from. */
class Cache {
  /** `now` in milliseconds. */
  constructor(
    private readonly folder: string,
    private readonly now: number,
  ) {}

  /** Puts the packed form of a file beside it; gives whether it was known. */
  async put(file: string, content: Buffer, hash: string, ending: 'br' | 'gz'): Promise<boolean> {
    const name = `${hash}.${ending}`;
    const kept = path.join(this.folder, name);
    const isKnown = existsSync(kept);
    if (!isKnown) {
      const packed = await PACKERS[ending](content, file);
      await whole(kept, (own) => writeFile(own, packed));
    }
    await whole(`${file}.${ending}`, (own) => copyFile(kept, own));
    await utimes(kept, this.now / 1000, this.now / 1000);
    return isKnown;
  }

  /** Removes what nobody has asked for in a while. */
  async prune(): Promise<void> {
    for (const name of await readdir(this.folder)) {
      // Another build may have removed it meanwhile.
      const entry = await stat(path.join(this.folder, name)).catch(() => null);
      if (entry && this.now - entry.mtimeMs > KEPT_DAYS * 24 * 60 * 60 * 1000) {
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
  const cache = new Cache(cacheFolder, now);
  const waiting = files
    .filter((name) => COMPRESSIBLE.test(name))
    .map((name) => path.join(folder, name));
  const result = {files: 0, cached: 0};
  const work = async () => {
    for (let file = waiting.pop(); file; file = waiting.pop()) {
      const {size, mtimeMs} = await stat(file);
      if (size >= MIN_COMPRESSED && (await isPacked(file, mtimeMs))) {
        result.cached += 2;
        result.files += 2;
      } else if (size >= MIN_COMPRESSED) {
        const content = await readFile(file);
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
  await cache.prune();
  return result;
}
