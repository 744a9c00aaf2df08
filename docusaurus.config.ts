import type {Config} from '@docusaurus/types';
import type * as Preset from '@docusaurus/preset-classic';
import type {Options as AdsOptions} from './plugins/ads/options';
import remarkCode from './plugins/demos/remarkCode';
import remarkDemo from './plugins/demos/remarkDemo';
import type {Options as PageRulesOptions} from './plugins/page-rules/options';
import remarkPlanMarks from './plugins/plan-marks/remarkPlanMarks';
import type {Options as SearchOptions} from './plugins/search/options';
import {searchSynonyms} from './src/product/searchSynonyms';
import {fontTags} from './src/brand/fontTags';

const baseUrl = '/x/';

const config: Config = {
  title: 'MUI X',
  tagline: 'Data Grid, Date and Time Pickers, Charts and Tree View for React.',
  favicon: 'img/favicon.svg',
  url: 'https://mui.com',
  baseUrl,
  trailingSlash: true,
  organizationName: 'mui',
  projectName: 'mui-x',
  future: {v4: true, faster: true},
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  },
  headTags: fontTags(baseUrl),
  storage: {namespace: 'x-docs'},
  customFields: {licenseKey: process.env.MUI_X_LICENSE_KEY ?? ''},
  i18n: {defaultLocale: 'en', locales: ['en']},
  plugins: [
    './plugins/unique-paths/index.ts',
    './plugins/api-reference/index.ts',
    ['./plugins/page-rules/index.ts', {navigation: 'src/navigation'} satisfies PageRulesOptions],
    './plugins/page-slots/index.ts',
    './plugins/visitor-settings/index.ts',
    './plugins/demos/index.ts',
    ['./plugins/search/index.ts', {synonyms: searchSynonyms} satisfies SearchOptions],
    [
      './plugins/ads/index.ts',
      {
        inHouse: [
          {
            name: 'playground',
            link: '/x/playground/',
            img: '/x/img/house/playground.svg',
            description:
              'Change a demo, add a file, share the link: the playground runs it in your browser.',
          },
          {
            name: 'rows',
            link: '/x/react-data-grid/',
            img: '/x/img/house/performance.svg',
            description:
              '100,000 rows and still smooth: scroll and sort them on the first page of the grid.',
          },
          {
            name: 'composition',
            link: '/x/react-charts/bars/',
            img: '/x/img/house/composition.svg',
            description: 'Bars, lines and your own SVG in one chart, built from parts.',
          },
          {
            name: 'dates',
            link: '/x/react-date-pickers/date-picker/',
            img: '/x/img/house/validation.svg',
            description: 'Closed on Sundays? Keep dates that cannot be out of your pickers.',
          },
          {
            name: 'tree',
            link: '/x/react-tree-view/rich-tree-view/items/',
            img: '/x/img/house/lazy-loading.svg',
            description:
              'A tree of your own data, with your own field names: one array, three functions.',
          },
          {
            name: 'install',
            link: '/x/introduction/installation/',
            img: '/x/img/house/custom-components.svg',
            description:
              'Four packages, one theme: which of them you need, and what goes beside them.',
          },
        ],
      } satisfies AdsOptions,
    ],
  ],
  presets: [
    [
      'classic',
      {
        docs: {
          routeBasePath: '/',
          sidebarPath: './sidebars.ts',
          numberPrefixParser: false,
          include: ['**/*.mdx'],
          exclude: ['**/node_modules/**', '**/_*/**', '**/_*.mdx'],
          remarkPlugins: [
            [remarkDemo, {siteDir: __dirname}],
            [remarkCode, {siteDir: __dirname}],
          ],
          beforeDefaultRemarkPlugins: [remarkPlanMarks],
        },
        blog: false,
        theme: {customCss: './src/css/site.css'},
      } satisfies Preset.Options,
    ],
  ],
  themeConfig: {
    colorMode: {defaultMode: 'light', respectPrefersColorScheme: true},
    docs: {sidebar: {hideable: false, autoCollapseCategories: false}},
    navbar: {
      title: 'MUI X',
      logo: {src: 'img/favicon.svg', alt: '', width: 24, height: 24},
      items: [
        {to: '/react-data-grid/', label: 'Data Grid', position: 'left'},
        {to: '/react-date-pickers/', label: 'Date and Time Pickers', position: 'left'},
        {to: '/react-charts/', label: 'Charts', position: 'left'},
        {to: '/react-tree-view/', label: 'Tree View', position: 'left'},
        {
          href: 'https://github.com/mui/mui-x',
          label: 'Source',
          position: 'right',
          'aria-label': 'Source of the components on GitHub',
        },
      ],
    },
  } satisfies Preset.ThemeConfig,
};

export default config;
