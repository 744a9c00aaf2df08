import type {Config} from '@docusaurus/types';
import type * as Preset from '@docusaurus/preset-classic';
import type {Options as AdsOptions} from './plugins/ads/options';
import type {Options as ApiOptions} from './plugins/api-reference/options';
import type {Options as DemosOptions} from './plugins/demos/options';
import remarkApi from './plugins/api-reference/remarkApi';
import remarkCode from './plugins/demos/remarkCode';
import remarkDemo from './plugins/demos/remarkDemo';
import type {Options as OfflineOptions} from './plugins/offline/options';
import type {Options as FeedbackOptions} from './plugins/feedback/options';
import {editUrlOf} from './plugins/page-history/editUrlOf';
import {gitDates} from './plugins/page-history/gitDates';
import type {Options as PageRulesOptions} from './plugins/page-rules/options';
import type {Options as ServingOptions} from './plugins/serving/options';
import remarkMigration from './plugins/migration-guides/remarkMigration';
import remarkPlanMarks from './plugins/plan-marks/remarkPlanMarks';
import type {Options as SearchOptions} from './plugins/search/options';
import type {Options as UniquePathsOptions} from './plugins/unique-paths/options';
import {docsOptions} from './plugins/versions/docsOptions';
import type {Options as VersionsOptions} from './plugins/versions/options';
import {readPass} from './plugins/versions/readPass';
import {redirects} from './redirects';
import {searchSynonyms} from './src/product/searchSynonyms';
import {productsIn} from './src/product/versions';
import {inlineFavicon} from './src/brand/favicon';
import {fontTags} from './src/brand/fontTags';

/** The version that this run builds: each is a pass of its own (plugins/versions/README.md). */
const pass = readPass(process.env.DOCS_VERSION, __dirname);
const {baseUrl, navigation} = pass;
const apiOptions: ApiOptions = {version: pass.name, docs: pass.docs, packages: pass.packages};

/** The public repository: links to edit a page and issues about it lead there. */
const source = {repository: 'https://github.com/mui/mui-x', branch: 'master'};

const config: Config = {
  title: 'MUI X',
  tagline: 'Data Grid, Date and Time Pickers, Charts and Tree View for React.',
  favicon: inlineFavicon(__dirname),
  url: 'https://mui.com',
  baseUrl,
  trailingSlash: true,
  organizationName: 'mui',
  projectName: 'mui-x',
  future: {v4: true, faster: true, experimental_vcs: gitDates()},
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  },
  headTags: fontTags(baseUrl),
  clientModules: ['./src/brand/client.ts'],
  storage: {namespace: 'x-docs'},
  customFields: {licenseKey: process.env.MUI_X_LICENSE_KEY ?? ''},
  i18n: {defaultLocale: 'en', locales: ['en']},
  plugins: [
    './plugins/private-options/index.ts',
    './plugins/page-slots/index.ts',
    // Before the others, because it lists what they write after a build.
    ['./plugins/offline/index.ts', {hosts: ['mui.com']} satisfies OfflineOptions],
    ['./plugins/unique-paths/index.ts', {navigation} satisfies UniquePathsOptions],
    ['./plugins/api-reference/index.ts', apiOptions],
    ['./plugins/page-rules/index.ts', {path: pass.docs, navigation} satisfies PageRulesOptions],
    './plugins/unused-styles/index.ts',
    './plugins/visitor-settings/index.ts',
    [
      './plugins/serving/index.ts',
      {
        redirects,
        paths: `paths/${pass.name}.txt`,
        navigation,
      } satisfies ServingOptions,
    ],
    [
      './plugins/demos/index.ts',
      {include: [pass.docs], packageRoots: [pass.packages, '.']} satisfies DemosOptions,
    ],
    ['./plugins/search/index.ts', {synonyms: searchSynonyms, navigation} satisfies SearchOptions],
    ['./plugins/versions/index.ts', {version: pass.name} satisfies VersionsOptions],
    ...(pass.isCurrent ? ['./plugins/budgets/index.ts'] : []),
    './plugins/search-engines/index.ts',
    './plugins/social-cards/index.ts',
    './plugins/machine-readable/index.ts',
    './plugins/migration-guides/index.ts',
    './plugins/lazy-compilation/index.ts',
    './plugins/lazy-routes/index.ts',
    './plugins/late-hydration/index.ts',
    './plugins/link-intent/index.ts',
    ['./plugins/feedback/index.ts', {labels: ['docs-feedback']} satisfies FeedbackOptions],
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
          ...docsOptions(pass),
          routeBasePath: '/',
          editUrl: editUrlOf(source),
          showLastUpdateTime: true,
          sidebarPath: './sidebars.ts',
          numberPrefixParser: false,
          include: ['**/*.mdx'],
          exclude: ['**/node_modules/**', '**/_*/**', '**/_*.mdx'],
          remarkPlugins: [
            [remarkDemo, {siteDir: __dirname}],
            [remarkApi, {siteDir: __dirname, ...apiOptions}],
            [remarkMigration, {siteDir: __dirname}],
            [remarkCode, {siteDir: __dirname}],
          ],
          beforeDefaultRemarkPlugins: [remarkPlanMarks],
        },
        blog: false,
        pages: pass.isCurrent ? {} : false,
        sitemap: {lastmod: 'date', changefreq: null, priority: null},
        theme: {customCss: './src/css/site.css'},
      } satisfies Preset.Options,
    ],
  ],
  themeConfig: {
    colorMode: {defaultMode: 'light', respectPrefersColorScheme: true},
    docs: {sidebar: {hideable: false, autoCollapseCategories: false}},
    navbar: {
      title: 'MUI X',
      logo: {
        src: 'img/favicon.svg',
        alt: '',
        width: 24,
        height: 24,
        ...(!pass.isCurrent && {href: pass.start}),
      },
      items: [
        ...productsIn(pass.name).map(({product, start}) => ({
          to: start,
          label: product.name,
          position: 'left' as const,
        })),
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
