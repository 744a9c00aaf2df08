import path from 'node:path';
import type {ConfigureWebpackUtils, Plugin} from '@docusaurus/types';

interface Compiler {
  hooks: {afterEmit: {tap: (name: string, run: () => void) => void}};
}

export interface ReplaceParts {
  readonly config: Parameters<NonNullable<Plugin['configureWebpack']>>[0];
  readonly bundler: ConfigureWebpackUtils['currentBundler']['instance'];
  /** Folder with the modules that stand in for the generated ones. */
  readonly directory: string;
  /** Called when the browser's files are written. */
  readonly afterBuild: () => void;
}

/** Data of a version, which the docs plugin generates: `…/default/p/x-3bf.json`. */
export const VERSION_DATA = /^@generated\/docusaurus-plugin-content-docs\/[^/]+\/p\/[^/]+\.json$/;

/** Compiled to require the whole of tslib, 4 kB gzip, for one small function. */
const UTILITIES = /[\\/]@docusaurus[\\/]utils-common[\\/]/;

const CLIENT = `@docusaurus${path.sep}core${path.sep}lib${path.sep}client`;

/**
 * Bundler settings that put the tables of `lazy-routes` in the place of the framework's.
 * File names of chunks are hashes only: the names would be listed in the runtime of every page.
 */
export function replaceModules({config, bundler, directory, afterBuild}: ReplaceParts) {
  const {NormalModuleReplacementPlugin} = bundler;
  const own = (name: string) => path.join(__dirname, 'client', name);
  // It lists the names of all chunks in the runtime, for lib/client/docusaurus.js alone.
  config.plugins = config.plugins?.filter(
    (plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin',
  );
  return {
    output: {chunkFilename: 'assets/js/c.[contenthash:8].js'},
    module: {rules: [{test: UTILITIES, resolve: {alias: {tslib$: own('tslib.ts')}}}]},
    plugins: [
      new NormalModuleReplacementPlugin(
        /^@generated\/(routes|registry|routesChunkNames|globalData)$/,
        (found) => {
          found.request = path.join(directory, found.request.slice('@generated/'.length));
        },
      ),
      new NormalModuleReplacementPlugin(VERSION_DATA, (found) => {
        found.request = path.join(directory, path.basename(found.request));
      }),
      new NormalModuleReplacementPlugin(/^\.\/(preload|docusaurus)$/, (found) => {
        if (found.context.endsWith(CLIENT)) {
          found.request = own(found.request.slice(2));
        }
      }),
      {
        apply: (compiler: Compiler): void =>
          compiler.hooks.afterEmit.tap('x-docs-lazy-routes', () => afterBuild()),
      },
    ],
  };
}
