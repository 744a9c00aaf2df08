import {existsSync} from 'node:fs';
import {copyFile, mkdir, stat} from 'node:fs/promises';
import path from 'node:path';
import {cacheKey, hashMaterial} from './cacheKey';
import {MAX_BYTES} from './constants';
import {drawAll} from './drawAll';
import type {Card} from './drawCard';
import type {DrawTask} from './drawWorker';
import {loadMaterial} from './loadMaterial';
import type {PluginOptions} from './options';

/** Where cards come from and go to. */
export interface CardFolders extends Pick<PluginOptions, 'font' | 'mark' | 'cache'> {
  siteDir: string;
  outDir: string;
}

/** What was done. */
export interface WrittenCards {
  /** Number of cards that no earlier build had drawn. */
  drawn: number;
  /** Files that are larger than they should be, with their size. */
  large: string[];
}

/**
 * Writes the cards into the build; those that an earlier build has drawn are copied.
 *
 * @param cards cards by their file below `outDir`
 */
export async function writeCards(
  cards: ReadonlyMap<string, Card>,
  {siteDir, outDir, cache, ...files}: CardFolders,
): Promise<WrittenCards> {
  const folder = path.resolve(siteDir, cache);
  await mkdir(folder, {recursive: true});
  const material = await hashMaterial(siteDir, files);
  const sources = new Map<string, string>();
  const missing = new Map<string, DrawTask>();
  for (const [file, card] of cards) {
    const source = path.join(folder, `${cacheKey(card, material)}.png`);
    sources.set(file, source);
    if (!existsSync(source)) {
      missing.set(source, {card, file: source});
    }
  }
  if (missing.size > 0) {
    await drawAll([...missing.values()], await loadMaterial(siteDir, files));
  }
  const large: string[] = [];
  const copy = [...sources].map(async ([file, source]) => {
    const target = path.join(outDir, file);
    await mkdir(path.dirname(target), {recursive: true});
    await copyFile(source, target);
    const {size} = await stat(source);
    if (size > MAX_BYTES) {
      large.push(`${file}: ${size} bytes`);
    }
  });
  await Promise.all(copy);
  return {drawn: missing.size, large: large.sort()};
}
