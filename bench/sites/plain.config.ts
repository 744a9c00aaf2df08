import type {Config} from '@docusaurus/types';

/** Docusaurus as it comes, with its faster bundler: what the site is compared with. */
const config: Config = {
  title: 'Plain',
  url: 'https://example.com',
  baseUrl: '/x/',
  trailingSlash: true,
  future: {v4: true, faster: true},
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  presets: [
    [
      'classic',
      {
        docs: {path: process.env.BENCH_CONTENT, routeBasePath: '/', sidebarPath: undefined},
        blog: false,
        pages: false,
      },
    ],
  ],
  themeConfig: {navbar: {title: 'Plain'}},
};

export default config;
