import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {productOf} from '../../src/product/productOf';
import {labelOfVersion, versionOf} from '../../src/product/versions';
import {cardFile} from './cardFile';
import {MAX_BYTES} from './constants';
import type {Card} from './drawCard';
import type {PluginOptions} from './options';
import {readCardText} from './readCardText';
import {writeCards} from './writeCards';

export {validateOptions} from './options';

/** Gives every page a picture of its own for links in chats and networks. */
export default function socialCards(
  {siteDir, outDir, baseUrl, siteConfig}: LoadContext,
  {folder, font, mark, cache}: PluginOptions,
): Plugin {
  const version = labelOfVersion(versionOf(baseUrl));
  return {
    name: 'x-docs-social-cards',
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',

    async contentLoaded({actions}) {
      await actions.createData('config.json', {folder});
    },

    async postBuild({routesPaths}) {
      const cards = new Map<string, Card>();
      const read = routesPaths.map(async (route) => {
        const page = path.join(outDir, route.slice(baseUrl.length), 'index.html');
        const file = cardFile(route, baseUrl, folder);
        const text = file && existsSync(page) && readCardText(await readFile(page, 'utf8'));
        if (text) {
          const {productId: product, product: {name = ''} = {}} = productOf(route);
          cards.set(file, {...text, product, productName: name, brand: siteConfig.title, version});
        }
      });
      await Promise.all(read);
      const {large} = await writeCards(cards, {siteDir, outDir, font, mark, cache});
      if (large.length > 0) {
        logger.warn(`plugins/social-cards, larger than ${MAX_BYTES} bytes:\n${large.join('\n')}`);
      }
    },
  };
}
