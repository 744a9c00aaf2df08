import path from 'node:path';
import type {PluginConfig} from '@docusaurus/types';
import own from '../../docusaurus.config';
import remarkCode from '../../plugins/demos/remarkCode';

/** Plugins that are about this site's own pages and would refuse others. */
const ABOUT_OWN_PAGES =
  /\/(api-reference|budgets|page-rules|serving|unique-paths|machine-readable|social-cards|migration-guides)\//;

/** Plugins are named from the root, and this configuration lies elsewhere. */
const atRoot = (name: string) => (name.startsWith('.') ? path.resolve(name) : name);

const plugins = (own.plugins ?? []).flatMap((plugin): PluginConfig[] => {
  const [name, options] = (Array.isArray(plugin) ? plugin : [plugin, {}]) as [
    string,
    Record<string, unknown>,
  ];
  return ABOUT_OWN_PAGES.test(name) ? [] : [[atRoot(name), options]];
});

const [preset, options] = own.presets?.[0] as [string, {docs: object; theme: object}];

/** This site with the content of the benchmark in the place of its pages. */
export default {
  ...own,
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  plugins,
  presets: [
    [
      preset,
      {
        ...options,
        docs: {
          ...options.docs,
          path: process.env.BENCH_CONTENT,
          sidebarPath: undefined,
          include: ['**/*.mdx'],
          remarkPlugins: [[remarkCode, {siteDir: process.cwd()}]],
        },
        pages: false,
      },
    ],
  ],
};
