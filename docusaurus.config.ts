import type {Config} from '@docusaurus/types';
import type * as Preset from '@docusaurus/preset-classic';

const config: Config = {
  title: 'MUI X',
  tagline: 'Data Grid, Date and Time Pickers, Charts and Tree View for React.',
  favicon: 'img/favicon.svg',
  url: 'https://mui.com',
  baseUrl: '/x/',
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
  i18n: {defaultLocale: 'en', locales: ['en']},
  plugins: ['./plugins/page-slots/index.ts'],
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
      items: [{to: '/react-data-grid/', label: 'Data Grid', position: 'left'}],
    },
  } satisfies Preset.ThemeConfig,
};

export default config;
