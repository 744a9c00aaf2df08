import {cp, mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {VIEW_HEAD_SCRIPT} from './client/view';
import {redirectPages} from './emit/redirects';
import {generate} from './generate';
import {dependCacheOn} from '../../src/bundler/dependCacheOn';
import type {PluginOptions} from './options';
import {placesOf} from './places';
import {weightFaults} from './weight';
import {failWith, readPageList} from './facts';

export {validateOptions} from './options';

/** Address of the data that pages fetch on demand, below the base. */
const DATA_PATH = 'api-data';

/**
 * Pages made from the types that the packages publish. They are written when the plugin is set up: the docs
 * plugin, whose pages they are, lists its files only after that.
 */
export default function apiReference(context: LoadContext, options: PluginOptions): Plugin {
  const places = placesOf(context, options);
  const {warnings} = generate(places);
  for (const warning of warnings) logger.warn(`api-reference: ${warning}`);
  return {
    name: 'x-docs-api-reference',
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',

    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: VIEW_HEAD_SCRIPT}]}),

    configureWebpack(config) {
      // Guides hold rows of the reference; what the bundler kept of them is as old as the packages are.
      const kept = dependCacheOn(config, [places.sourceFile]);
      if (process.env.NODE_ENV === 'production') return kept;
      const folder = {
        directory: places.dataDir,
        publicPath: `${context.baseUrl}${DATA_PATH}`,
        watch: false,
      };
      return {...kept, devServer: {static: [folder]}};
    },

    async postBuild({outDir}) {
      const faults = await weightFaults(path.join(outDir, 'api'), places.pagesDir);
      if (faults.length > 0) failWith('pages are heavier than they may be.', faults);
      await cp(places.dataDir, path.join(outDir, DATA_PATH), {recursive: true});
      for (const [page, html] of redirectPages(readPageList(places).pages, context.baseUrl)) {
        const folder = path.join(outDir, page);
        await mkdir(folder, {recursive: true});
        await writeFile(path.join(folder, 'index.html'), html);
      }
    },
  };
}
