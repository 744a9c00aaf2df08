import fs from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readNavigation} from '../../src/navigation/readNavigation';
import {createChecks} from './createChecks';
import type {PluginOptions} from './options';

export {validateOptions} from './options';

/** Stops the build when two places claim one page path, naming both. */
export default async function uniquePaths(
  {siteDir, siteConfig, baseUrl, generatedFilesDir}: LoadContext,
  options: PluginOptions,
): Promise<Plugin> {
  const checks = createChecks(options, baseUrl, (text) => logger.warn(text));
  const checkNavigation = async () =>
    checks.navigation(await readNavigation(siteDir, options.navigation));
  let isReload = false;

  // Before any other plugin reads the navigation: what they would say of a faulty node helps nobody.
  await checkNavigation();

  // The framework's own check knows only the address, and would speak first. It is silenced until
  // this plugin has seen the routes, and watches the reloads of the dev server after that.
  const {onDuplicateRoutes} = siteConfig;
  if (options.severity === 'throw') {
    siteConfig.onDuplicateRoutes = 'ignore';
  }

  return {
    name: 'x-docs-unique-paths',
    getPathsToWatch: () => [`${options.navigation}/**/*.ts`],
    async loadContent() {
      if (isReload) {
        await checkNavigation();
      }
      isReload = true;
    },
    async allContentLoaded({allContent}) {
      const docs = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {});
      checks.sidebars((docs as LoadedContent[]).flatMap(({loadedVersions}) => loadedVersions));
    },
    configureWebpack(_config, isServer) {
      if (!isServer) {
        siteConfig.onDuplicateRoutes = onDuplicateRoutes;
        const read = (file: string) => fs.readFileSync(path.join(generatedFilesDir, file), 'utf8');
        checks.routes({
          routes: read('routes.js'),
          chunkNames: read('routesChunkNames.json'),
          registry: read('registry.js'),
        });
        checks.ignoreList();
      }
      return {};
    },
  };
}
