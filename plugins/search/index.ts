import {existsSync} from 'node:fs';
import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {readNavigation} from '../../src/navigation/readNavigation';
import type {PageNode} from '../../src/navigation/types';
import type {WithServing} from '../serving/types';
import {describePages} from './describePages';
import {generateProvider} from './generateProvider';
import type {PluginOptions} from './options';
import {readPage} from './readPage';
import {servingNeeds} from './servingNeeds';
import {shardSymbols} from './shardSymbols';
import type {SymbolEntry} from './types';
import {writeIndex} from './writeIndex';

export {validateOptions} from './options';

/** Search: an index of the built pages, and the dialog that asks it. */
export default function search(
  {siteDir, baseUrl, outDir}: LoadContext,
  options: PluginOptions,
): WithServing {
  const {provider, synonyms, symbols, navigation} = options;
  return {
    name: 'x-docs-search',
    serving: servingNeeds(provider),
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',

    async contentLoaded({actions}) {
      const folder = path.join(__dirname, 'client/providers');
      await actions.createData('provider.js', generateProvider(provider, folder));
      await actions.createData('config.json', {synonyms});
    },

    /** In development the index of the last build serves, if there is one. */
    configureWebpack() {
      if (process.env.NODE_ENV === 'production') {
        return {};
      }
      const names = ['search', 'pagefind'].filter((name) => existsSync(path.join(outDir, name)));
      const folders = names.map((name) => ({
        directory: path.join(outDir, name),
        publicPath: `${baseUrl}${name}`,
        watch: false,
      }));
      return {devServer: {static: folders}};
    },

    async postBuild({routesPaths}) {
      const read = routesPaths.map(async (route) => {
        const pagePath = route.slice(baseUrl.length);
        const file = path.join(outDir, pagePath, 'index.html');
        const html = existsSync(file) ? await readFile(file, 'utf8') : '';
        const page = readPage(html);
        return page ? [{path: pagePath, html, ...page}] : [];
      });
      const built = (await Promise.all(read)).flat();
      const {nodes} = await readNavigation(siteDir, navigation);
      const pages = describePages(built, nodes as PageNode[], baseUrl);
      const ids =
        provider.type === 'pagefind'
          ? await writeIndex(built, path.join(outDir, 'pagefind'))
          : null;
      const listed = await Promise.all(
        symbols.map(async (file) => {
          const text = await readFile(path.resolve(siteDir, file), 'utf8');
          return JSON.parse(text) as SymbolEntry[];
        }),
      );
      const found = built.flatMap((page) =>
        page.symbols.map((symbol) => ({...symbol, page: page.path})),
      );
      const folder = path.join(outDir, 'search');
      await rm(folder, {recursive: true, force: true});
      await mkdir(folder, {recursive: true});
      const write = (name: string, content: unknown) =>
        writeFile(path.join(folder, name), JSON.stringify(content));
      const withIds = pages.map((page) => ({...page, ...(ids && {f: ids.get(page.p)})}));
      await write('pages.json', {pages: withIds});
      const shards = shardSymbols([...found, ...listed.flat()], pages);
      // A query that begins with another letter is answered by an empty list, not by an error.
      for (const letter of '_abcdefghijklmnopqrstuvwxyz') {
        await write(`symbols-${letter}.json`, shards.get(letter) ?? []);
      }
    },
  };
}
