import {existsSync, readFileSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import createJiti from 'jiti';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {CURRENT_VERSION} from '../../src/product/products';
import {CURRENT_NAME, versionOf} from '../../src/product/versions';
import {placesOf} from '../api-reference/places';
import {apiSchema, SCHEMA_PATH} from './api/schema';
import {collectPages, type DocPage} from './collectPages';
import {hashOf, hashOfCode, openCache} from './contentCache';
import {writeFeed} from './feed/writeFeed';
import type {PluginOptions} from './options';
import type {DemoReader} from './readDemos';
import {writeLlms} from './writeLlms';
import {writeTwins} from './writeTwins';

export {validateOptions} from './options';

/** The module whose memory the bundler's loader of demos has filled in the same build. */
const demoReader = () =>
  createJiti(__filename, {interopDefault: true})('../demos/readDemo.ts') as DemoReader;

/** Sources that decide what a twin says. */
const CODE = ['.', 'api', '../api-reference/embed', '../demos'].map((folder) =>
  path.join(__dirname, folder),
);

/** Changes with the API reference, whose rows pages may repeat. */
function readStamp(siteDir: string): string {
  const {stampFile} = placesOf({siteDir, baseUrl: '/'});
  return existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '';
}

/** Where the feed is published, below the site's start. */
const FEED_PATH = 'changes.atom';

/** Each version has a file of its own: a pass forgets what it does not use. */
const cacheFile = (baseUrl: string) =>
  `node_modules/.cache/x-docs/twins${baseUrl.replaceAll('/', '-')}.json`;

/** Every page as Markdown beside its HTML, and what assistants and feeds read of the site. */
export default function machineReadable(
  {siteDir, siteConfig, baseUrl, outDir}: LoadContext,
  {assistants, changelog, onFault}: PluginOptions,
): Plugin {
  let pages: DocPage[] = [];
  // One feed speaks for all versions.
  const hasFeed = changelog !== '' && versionOf(baseUrl) === CURRENT_NAME;
  return {
    name: 'x-docs-machine-readable',
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',

    async contentLoaded({actions}) {
      await actions.createData('config.json', {assistants});
    },

    injectHtmlTags() {
      const href = `${baseUrl}${FEED_PATH}`;
      const title = `Changes of the ${siteConfig.title} documentation`;
      const attributes = {rel: 'alternate', type: 'application/atom+xml', href, title};
      return {headTags: hasFeed ? [{tagName: 'link', attributes}] : []};
    },

    async allContentLoaded({allContent}) {
      const docs = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {});
      pages = docs.flatMap((content) => collectPages(content as LoadedContent, siteDir));
    },

    async postBuild({routesPaths}) {
      const cache = openCache(
        path.join(siteDir, cacheFile(baseUrl)),
        hashOf([hashOfCode(CODE), readStamp(siteDir)]),
      );
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
      if (hasFeed) {
        await writeFeed(path.join(siteDir, changelog), path.join(outDir, FEED_PATH), {
          title: `Changes of the ${title} documentation`,
          url: url + baseUrl,
          self: `${url}${baseUrl}${FEED_PATH}`,
        });
      }
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
