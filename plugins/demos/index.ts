import {readdirSync} from 'node:fs';
import path from 'node:path';
import {dependCacheOn} from '../../src/bundler/dependCacheOn';
import {chunkGroups, siteStyles} from './chunkGroups';
import {dateLibraryRules} from './dateLibraries';
import {framePage} from './frame/framePage';
import {framePolicy} from './frame/framePolicy';
import {headScript} from './headScript';
import type {DemoLoaderOptions} from './demoLoader';
import type {PluginOptions} from './options';
import type {WithServing} from '../serving/types';
import type {TailwindLoaderOptions} from './tailwind/tailwindLoader';
import type {VersionsLoaderOptions} from './versionsLoader';
import type {LoadContext} from '@docusaurus/types';

export {validateOptions} from './options';

/**
 * Compiles the demos that pages show with `<Demo file="./Name.tsx" />`.
 * The pages' side of it is the remark plugins `remarkDemo` and `remarkCode`, which belong in the
 * `remarkPlugins` of the docs plugin.
 */
export default function demosPlugin(
  {siteDir, baseUrl, generatedFilesDir}: LoadContext,
  {include, packageRoots}: PluginOptions,
): WithServing {
  return {
    name: 'x-docs-demos',
    serving: {
      contentSecurity: {
        form: ['https://stackblitz.com', 'https://codesandbox.io'],
      },
      ownPolicies: [framePolicy],
    },

    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',

    injectHtmlTags() {
      return {headTags: [{tagName: 'script', innerHTML: headScript()}]};
    },

    configureWebpack(config, isServer) {
      const loaderOptions: DemoLoaderOptions = {siteDir, isServer};
      const versionsOptions: VersionsLoaderOptions = {
        roots: packageRoots.map((root) => path.resolve(siteDir, root)),
      };
      const tailwindOptions: TailwindLoaderOptions = {
        siteDir,
        folders: include.map((folder) => path.resolve(siteDir, folder)),
      };
      return {
        ...dependCacheOn(config, ownFiles()),
        ...(!isServer && framePage(config, baseUrl, generatedFilesDir)),
        resolve: {alias: {[themeHighlighter()]: path.join(__dirname, 'emptyModule.ts')}},
        module: {
          rules: [
            ...dateLibraryRules(),
            {
              resourceQuery: /^\?demo(-sources|-file)?$/,
              use: [{loader: require.resolve('./demoLoader.js'), options: loaderOptions}],
            },
            {
              test: path.join(__dirname, 'sandbox', 'versions.ts'),
              use: [{loader: require.resolve('./versionsLoader.js'), options: versionsOptions}],
            },
            {
              test: path.join(__dirname, 'tailwind', 'utilities.css'),
              enforce: 'pre',
              use: [
                {
                  loader: require.resolve('./tailwind/tailwindLoader.js'),
                  options: tailwindOptions,
                },
              ],
            },
          ],
        },
        optimization: isServer
          ? {}
          : {splitChunks: {cacheGroups: {...chunkGroups(), styles: siteStyles}}},
      };
    },
  };
}

/** The classic theme's client module that puts Prism into the entry bundle. */
function themeHighlighter(): string {
  const theme = path.dirname(require.resolve('@docusaurus/theme-classic'));
  return path.join(theme, 'prism-include-languages.js');
}

/** The code that fills the bundler's cache with this plugin's modules. */
const ownFiles = () =>
  readdirSync(__dirname)
    .filter((name) => /\.[jt]s$/.test(name))
    .map((name) => path.join(__dirname, name));
