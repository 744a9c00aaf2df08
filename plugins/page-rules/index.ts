import {checkPages} from './checkPages';
import type {PluginOptions} from './options';
import type {LoadContext, Plugin} from '@docusaurus/types';

export {validateOptions} from './options';

/** Stops the build before anything is rendered when a page breaks the rules of the README. */
export default function pageRules({siteDir}: LoadContext, options: PluginOptions): Plugin {
  return {
    name: 'x-docs-page-rules',
    getPathsToWatch: () => [`${options.path}/**/*.mdx`],
    loadContent: () => checkPages(siteDir, options),
  };
}
