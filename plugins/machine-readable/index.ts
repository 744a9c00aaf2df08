import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import createJiti from 'jiti';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {CURRENT_VERSION} from '../../src/product/products';
import {apiSchema, SCHEMA_PATH} from './api/schema';
import {collectPages, type DocPage} from './collectPages';
import {hashOfCode, openCache} from './contentCache';
import type {PluginOptions} from './options';
import type {DemoReader} from './readDemos';
import {writeLlms} from './writeLlms';
import {writeTwins} from './writeTwins';

export {validateOptions} from './options';

/** The module whose memory the bundler's loader of demos has filled in the same build. */
const demoReader = () =>
  createJiti(__filename, {interopDefault: true})('../demos/readDemo.ts') as DemoReader;

/** Sources that decide what a twin says. */
const CODE = [__dirname, path.join(__dirname, 'api'), path.join(__dirname, '../demos')];

/** Each version has a file of its own: a pass forgets what it does not use. */
const cacheFile = (baseUrl: string) =>
  `node_modules/.cache/x-docs/twins${baseUrl.replaceAll('/', '-')}.json`;

/** Every page as Markdown beside its HTML, and what assistants and feeds read of the site. */
export default function machineReadable(
  {siteDir, siteConfig, baseUrl, outDir}: LoadContext,
  {assistants, onFault}: PluginOptions,
): Plugin {
  let pages: DocPage[] = [];
  return {
    name: 'x-docs-machine-readable',
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',

    async contentLoaded({actions}) {
      await actions.createData('config.json', {assistants});
    },

    async allContentLoaded({allContent}) {
      const docs = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {});
      pages = docs.flatMap((content) => collectPages(content as LoadedContent, siteDir));
    },

    async postBuild({routesPaths}) {
      const cache = openCache(path.join(siteDir, cacheFile(baseUrl)), hashOfCode(CODE));
      const version = pages[0]?.meta.version ?? CURRENT_VERSION;
      const {twins, faults} = await writeTwins(pages, {
        siteDir,
        outDir,
        siteUrl: siteConfig.url,
        baseUrl,
        cache,
        reader: demoReader(),
        routes: routesPaths,
        version,
      });
      cache.save();
      const {title, tagline, url} = siteConfig;
      await writeLlms(twins, {title, tagline, url, baseUrl, version}, outDir);
      if (twins.some(({documents}) => documents.length > 0)) {
        const schema = JSON.stringify(apiSchema(`${url}${baseUrl}${SCHEMA_PATH}`), null, 2);
        await writeFile(path.join(outDir, SCHEMA_PATH), `${schema}\n`);
      }
      if (faults.length > 0) {
        logger.report(onFault)(
          `plugins/machine-readable, pages as Markdown:\n${faults.join('\n')}`,
        );
      }
    },
  };
}
