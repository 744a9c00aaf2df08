import type {Plugin} from '@docusaurus/types';
import {compileOnVisit, type LazyBundler} from './compileOnVisit';

/** Lets the dev server compile a page when it is first visited, instead of all pages before it answers. */
export default function lazyCompilation(): Plugin {
  return {
    name: 'lazy-compilation',
    configureWebpack: (config, isServer, {currentBundler}) =>
      isServer || config.mode === 'production'
        ? {}
        : compileOnVisit(currentBundler.instance as LazyBundler),
  };
}
