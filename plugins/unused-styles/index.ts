import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {dropUnused} from './dropUnused';

type WebpackConfig = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/** The bundler's cache keeps sheets from build to build; it must not keep them over a change of the list. */
function keepCacheHonest(config: WebpackConfig): object {
  const {cache} = (config.experiments ?? {}) as {cache?: {type?: string}};
  return cache?.type === 'persistent'
    ? {experiments: {cache: {buildDependencies: [path.join(__dirname, 'dropUnused.ts')]}}}
    : {};
}

/** Leaves out of the style sheet what the framework styles and this site never shows. */
export default function unusedStyles(): Plugin {
  return {
    name: 'unused-styles',
    configurePostCss: (options) => ({...options, plugins: [...options.plugins, dropUnused]}),
    configureWebpack: keepCacheHonest,
  };
}
