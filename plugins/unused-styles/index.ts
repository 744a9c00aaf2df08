import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {dependCacheOn} from '../../src/bundler/dependCacheOn';
import {dropUnused} from './dropUnused';

/** Leaves out of the style sheet what the framework styles and this site never shows. */
export default function unusedStyles(): Plugin {
  return {
    name: 'unused-styles',
    configurePostCss: (options) => ({...options, plugins: [...options.plugins, dropUnused]}),
    configureWebpack: (config) => dependCacheOn(config, [path.join(__dirname, 'dropUnused.ts')]),
  };
}
