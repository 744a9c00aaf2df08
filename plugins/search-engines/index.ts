import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {CURRENT_NAME, versionOf} from '../../src/product/versions';
import type {PluginOptions} from './options';
import {writeRobots} from './writeRobots';

export {validateOptions} from './options';

/** What search engines read of a page's head besides title and description, and `robots.txt`. */
export default function searchEngines(
  {outDir, baseUrl, siteConfig}: LoadContext,
  {sitemaps, disallow}: PluginOptions,
): Plugin {
  return {
    name: 'x-docs-search-engines',
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',
    async postBuild() {
      // One file speaks for all versions.
      if (versionOf(baseUrl) === CURRENT_NAME) {
        const text = writeRobots({site: `${siteConfig.url}${baseUrl}`, sitemaps, disallow});
        await writeFile(path.join(outDir, 'robots.txt'), text);
      }
    },
  };
}
