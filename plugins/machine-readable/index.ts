import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import createJiti from 'jiti';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {CURRENT_VERSION} from '../../src/product/products';
import {collectPages, type DocPage} from './collectPages';
import {hashOfCode, openCache} from './contentCache';
import type {PluginOptions} from './options';
import type {DemoReader} from './readDemos';
import {writeTwins} from './writeTwins';

export {validateOptions} from './options';

/** The module whose memory the bundler's loader of demos has filled in the same build. */
const demoReader = () =>
  createJiti(__filename, {interopDefault: true})('../demos/readDemo.ts') as DemoReader;

/** Sources that decide what a twin says. */
const CODE = [__dirname, path.join(__dirname, '../demos')];

/** Each version has a file of its own: a pass forgets what it does not use. */
const cacheFile = (baseUrl: string) =>
  `node_modules/.cache/x-docs/twins${baseUrl.replaceAll('/', '-')}.json`;

/** Every page as Markdown beside its HTML, and what assistants and feeds read of the site. */
export default function machineReadable(
  {siteDir, siteConfig, baseUrl, outDir}: LoadContext,
  {onFault}: PluginOptions,
): Plugin {
  let pages: DocPage[] = [];
  return {
    name: 'x-docs-machine-readable',

    async allContentLoaded({allContent}) {
      const docs = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {});
      pages = docs
        .flatMap((content) => collectPages(content as LoadedContent, siteDir))
        .filter(({isApi}) => !isApi);
    },

    async postBuild({routesPaths}) {
      const cache = openCache(path.join(siteDir, cacheFile(baseUrl)), hashOfCode(CODE));
      const {faults} = await writeTwins(pages, {
        siteDir,
        outDir,
        siteUrl: siteConfig.url,
        baseUrl,
        cache,
        reader: demoReader(),
        routes: routesPaths,
        version: pages[0]?.meta.version ?? CURRENT_VERSION,
      });
      cache.save();
      if (faults.length > 0) {
        logger.report(onFault)(
          `plugins/machine-readable, pages as Markdown:\n${faults.join('\n')}`,
        );
      }
    },
  };
}
