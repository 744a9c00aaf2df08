import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {afterOthers} from './afterOthers';
import {observeChunks, type ChunkGroup} from './chunkGraph';
import type {WorkerBuild} from './compileWorker';
import type {PluginOptions} from './options';
import {headTags, MANIFEST} from './webManifest';
import {writeOffline, writeOlder, type Build} from './writeOffline';

export {validateOptions} from './options';

const NAME = 'x-docs-offline';

/** The offline page, below the base. */
const PAGE = 'offline/';

/**
 * A service worker on the hosts of the options, the offline page, and what makes the site installable.
 * Must stand before all other plugins, since it lists what they write after a build; those of presets, which come
 * before, write nothing that is listed.
 */
export default async function offline(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin> {
  const {baseUrl, outDir, generatedFilesDir} = context;
  const {hosts, scope} = options;
  const registers = baseUrl === scope;
  const register = path.join(__dirname, 'client/register.ts');
  const tags = registers ? headTags(options.app, baseUrl) : undefined;
  // In development it does nothing, and it is what takes longest to load of all plugins.
  const pwa =
    process.env.NODE_ENV === 'development'
      ? null
      : (await import('./createPwa')).createPwa(context, register, tags);
  let groups: ChunkGroup[] = [];
  let loader: WorkerBuild['loader'] = {};
  return {
    name: NAME,
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',
    getClientModules: () => pwa?.getClientModules?.() ?? [],
    injectHtmlTags: (args) => pwa?.injectHtmlTags?.(args) ?? {},

    async contentLoaded({actions}) {
      const manifest = registers ? scope + MANIFEST : null;
      await actions.createData('config.json', {
        hosts,
        scope,
        worker: `${scope}sw.js`,
        registers,
        manifest,
      });
      if (registers) {
        actions.addRoute({
          path: baseUrl + PAGE,
          component: path.join(__dirname, 'theme/OfflinePage/index.tsx'),
          exact: true,
        });
      }
    },

    configureWebpack(_config, isServer, {getJSLoader}) {
      loader = getJSLoader({isServer: false});
      return isServer ? {} : {plugins: [observeChunks(NAME, (seen) => (groups = seen))]};
    },

    async postBuild({plugins, currentBundler: bundler}) {
      await afterOthers(plugins, NAME);
      const build: Build = {
        base: baseUrl,
        page: PAGE,
        outDir,
        generatedFilesDir,
        groups,
        bundler,
        loader,
        options,
      };
      if (!registers) {
        await writeOlder(build);
        return;
      }
      const {precache, lists} = await writeOffline(build);
      const sizes = lists.map(({product, bytes}) => `${product} ${(bytes / 1e6).toFixed(1)} MB`);
      logger.info(
        `Offline: ${Math.round(precache / 1000)} kB gzipped at installation; kept: ${sizes.join(', ')}.`,
      );
    },
  };
}
