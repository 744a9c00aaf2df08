import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Card} from './drawCard';
import type {PluginOptions} from './options';

/** Modules that decide what a card looks like. */
const DRAWING = ['constants', 'drawCard', 'encodePng', 'fitTitle', 'loadMaterial', 'motifs'];

/** Hash of everything that all cards have in common: how they are drawn, font and mark. */
export async function hashMaterial(
  siteDir: string,
  {font, mark}: Pick<PluginOptions, 'font' | 'mark'>,
): Promise<string> {
  const files = [
    path.resolve(siteDir, font),
    path.resolve(siteDir, mark),
    ...DRAWING.map((name) => path.join(__dirname, `${name}.ts`)),
  ];
  const hash = createHash('sha256');
  for (const content of await Promise.all(files.map((file) => readFile(file)))) {
    hash.update(content);
  }
  return hash.digest('hex');
}

/** Name of a card in the cache: the same for the same picture. */
export function cacheKey(card: Card, material: string): string {
  return createHash('sha256')
    .update(JSON.stringify([card, material]))
    .digest('hex')
    .slice(0, 32);
}
