import {createHash} from 'node:crypto';
import {readFile, stat} from 'node:fs/promises';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {COMPRESSIBLE, MIN_COMPRESSED} from './contentTypes';
import type {Encoding} from './negotiate';

/** A body that is ready to be sent. */
export interface Body {
  content: Buffer;
  encoding: Encoding;
  /** Whether other clients get it packed otherwise. */
  varies: boolean;
  /** Strong tag: differs with content and packing. */
  tag: string;
  modified: Date;
}

/** Bytes of bodies that are kept in memory. */
const MEMORY_LIMIT = 64 * 1024 * 1024;

/** Quick level for what was not packed ahead: the build packs at the highest. */
const pack = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, {params: {[constants.BROTLI_PARAM_QUALITY]: 5}}),
  gzip: (content: Buffer) => promisify(gzip)(content, {level: 6}),
};

async function readPacked(file: string, encoding: 'br' | 'gzip', after: Date) {
  const name = `${file}.${encoding === 'br' ? 'br' : 'gz'}`;
  try {
    return (await stat(name)).mtime >= after ? await readFile(name) : null;
  } catch {
    return null;
  }
}

/** Reads files and packs them, keeping what was read last. A changed file is read anew. */
export function createFileCache(limit = MEMORY_LIMIT) {
  const kept = new Map<string, Body>();
  let size = 0;
  function drop(key: string, body: Body): void {
    kept.delete(key);
    size -= body.content.length;
  }
  return async function read(file: string, wanted: Encoding): Promise<Body> {
    const {mtime, size: length} = await stat(file);
    const varies = COMPRESSIBLE.test(file) && length >= MIN_COMPRESSED;
    const encoding = varies ? wanted : 'identity';
    const key = `${encoding} ${file}`;
    const last = kept.get(key);
    if (last && last.modified.getTime() === mtime.getTime()) {
      kept.delete(key);
      kept.set(key, last);
      return last;
    }
    if (last) {
      drop(key, last);
    }
    const plain = await readFile(file);
    const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 16);
    const content =
      encoding === 'identity'
        ? plain
        : ((await readPacked(file, encoding, mtime)) ?? (await pack[encoding](plain)));
    const tag = `"${hash}${encoding === 'identity' ? '' : `-${encoding}`}"`;
    const body = {content, encoding, varies, tag, modified: mtime};
    kept.set(key, body);
    size += content.length;
    for (const [oldest, old] of kept) {
      if (size <= limit || oldest === key) {
        break;
      }
      drop(oldest, old);
    }
    return body;
  };
}
