import type {PageNode} from '../../src/navigation';
import {readNavigation} from '../../src/navigation/readNavigation';
import {checkPages} from './checkPages';
import type {PluginOptions} from './options';
import type {LoadContext, Plugin} from '@docusaurus/types';

export {validateOptions} from './options';

/** Stops the build before anything is rendered when a page breaks the rules of the README. */
export default async function pageRules(
  {siteDir}: LoadContext,
  options: PluginOptions,
): Promise<Plugin> {
  const {nodes} = options.navigation
    ? await readNavigation(siteDir, options.navigation)
    : {nodes: undefined};
  // The shape of the nodes is the business of plugins/unique-paths.
  const rules = {...options, navigation: nodes as PageNode[] | undefined};
  return {
    name: 'x-docs-page-rules',
    getPathsToWatch: () => [`${options.path}/**/*.mdx`],
    loadContent: () => checkPages(siteDir, rules),
  };
}
