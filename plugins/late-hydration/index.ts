import type {LoadContext, Plugin} from '@docusaurus/types';
import standardTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import {compileAhead} from './compileAhead';
import type {PluginOptions} from './options';
import {lateTemplate} from './template';

/** Lets the HTML stand alone until the page is idle or touched; then its scripts come. */
export default function lateHydration({siteConfig}: LoadContext, options: PluginOptions): Plugin {
  // Not enumerable: what is, is written into the configuration that every page loads.
  Object.defineProperty(siteConfig, 'ssrTemplate', {
    value: lateTemplate(siteConfig.ssrTemplate ?? standardTemplate, options),
  });
  return {
    name: 'late-hydration',
    configureWebpack: (config, isServer, {currentBundler}) =>
      isServer || config.mode !== 'production'
        ? {}
        : {plugins: [compileAhead(currentBundler.instance)]},
  };
}

export {validateOptions} from './options';
