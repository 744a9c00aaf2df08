import {readFile} from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import type {PluginOptions} from './options';
import type {CardMaterial} from './drawCard';

/** Characters that titles and descriptions are written in: those of the site's own font. */
const CHARACTERS = [
  ...Array.from({length: 95}, (_, index) => String.fromCodePoint(0x20 + index)),
  ...Array.from({length: 96}, (_, index) => String.fromCodePoint(0xa0 + index)),
  ...'–—‘’“”…•←→≤≥−×',
].join('');

/** Weights of a card's text, and the weights of the variable font that stand for them. */
const WEIGHTS = [
  {weight: 400, wght: 400},
  {weight: 700, wght: 650},
] as const;

/**
 * Reads what all cards share. The drawing library takes no variable font, so two weights are cut
 * out of the site's own.
 */
export async function loadMaterial(
  siteDir: string,
  {font, mark}: Pick<PluginOptions, 'font' | 'mark'>,
): Promise<CardMaterial> {
  const variable = await readFile(path.resolve(siteDir, font));
  const cut = WEIGHTS.map(async ({weight, wght}) => ({
    name: 'Inter',
    style: 'normal' as const,
    weight,
    data: await subsetFont(variable, CHARACTERS, {
      targetFormat: 'truetype',
      variationAxes: {wght},
    }),
  }));
  return {
    fonts: await Promise.all(cut),
    mark: await readFile(path.resolve(siteDir, mark), 'utf8'),
  };
}
