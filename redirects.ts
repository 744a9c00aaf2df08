import type {Redirect} from './plugins/serving/types';

const quickstart = (product: string): Redirect => ({
  from: `/x/${product}/getting-started/`,
  to: `/x/${product}/quickstart/`,
  reason: 'The first page of each product is called Quickstart since v8.',
});

const apiRename = (from: string, to: string): Redirect => ({
  from: `/x/api/date-pickers/${from}/`,
  to: `/x/api/date-pickers/${to}/`,
  reason: 'The component was renamed in v6.',
});

/** Addresses printed in published packages and in mails, which cannot be edited there. */
const shortLink = (name: string, to: string): Redirect => ({
  from: `/r/x-${name}/`,
  to,
  reason: 'Short link in published code; its target may change.',
  temporary: true,
});

/** Every address that moved. Paths are from the root of the host, with a slash at their end. */
export const redirects: Redirect[] = [
  {from: '/', to: '/x/', reason: 'The site is below its base.', temporary: true},
  {
    from: '/favicon.ico',
    to: '/x/img/favicon.svg',
    reason: 'Browsers ask the root of the host for an icon, whatever the page says.',
  },
  {from: '/playground/*', to: '/x/playground/', reason: 'The playground is below the base.'},

  shortLink('get-license', 'https://mui.com/pricing/'),
  shortLink('license-eula', 'https://mui.com/legal/mui-x-eula/'),
  shortLink('license-annual', 'https://mui.com/legal/mui-x-eula/#annual-license'),
  shortLink('license-trial', '/x/introduction/licensing/'),
  shortLink('license-key-installation', '/x/introduction/licensing/'),
  shortLink('data-grid-no-dimensions', '/x/react-data-grid/layout/'),
  shortLink('technical-support', '/x/introduction/support/'),
  shortLink('telemetry-postinstall-troubleshoot', '/x/introduction/support/'),
  shortLink('issue-template', 'https://codesandbox.io/s/mui-x-issue-template-qtf00h'),
  shortLink('pro-svg', 'https://mui.com/static/x/pro.svg'),
  shortLink('pro-svg-link', '/x/introduction/licensing/'),
  shortLink('premium-svg', 'https://mui.com/static/x/premium.svg'),
  shortLink('premium-svg-link', '/x/introduction/licensing/'),

  ...['fr', 'de', 'ja', 'zh', 'pt', 'es', 'ru'].map((language) => ({
    from: `/${language}/x/*`,
    to: '/x/:splat',
    reason: 'The documentation is in English only since 2022.',
  })),

  ...['react-data-grid', 'react-date-pickers', 'react-charts', 'react-tree-view'].map(quickstart),
  {
    from: '/x/license/',
    to: 'https://mui.com/legal/mui-x-eula/',
    reason: 'The license agreement left the documentation in 2022.',
  },
  {
    from: '/x/advanced-components/',
    to: '/x/introduction/',
    reason: 'First name of the introduction, until 2022.',
  },
  {
    from: '/x/react-data-grid/demo/',
    to: '/x/react-data-grid/features/',
    reason: 'The page of demos became the page of features.',
  },
  {
    from: '/x/react-data-grid/group-pivot/',
    to: '/x/react-data-grid/tree-data/',
    reason: 'Split by feature in 2022; tree data was its first part.',
  },
  {
    from: '/x/react-data-grid/columns/',
    to: '/x/react-data-grid/column-definition/',
    reason: 'Split by feature in 2022; the definition was its first part.',
  },
  {
    from: '/x/react-data-grid/rows/',
    to: '/x/react-data-grid/row-definition/',
    reason: 'Split by feature in 2022; the definition was its first part.',
  },
  {
    from: '/x/react-data-grid/selection/',
    to: '/x/react-data-grid/row-selection/',
    reason: 'Split in rows and cells in 2022; rows were its first part.',
  },
  {
    from: '/x/react-data-grid/migration-v4/',
    to: '/x/migration/migration-data-grid-v4/',
    reason: 'Migration guides have a place of their own since 2022.',
  },
  {
    from: '/x/react-data-grid/migration-v5/',
    to: '/x/migration/migration-data-grid-v5/',
    reason: 'Migration guides have a place of their own since 2022.',
  },
  {
    from: '/x/react-date-pickers/migration-lab/',
    to: '/x/migration/migration-pickers-lab/',
    reason: 'Migration guides have a place of their own since 2022.',
  },
  {
    from: '/x/react-data-grid/editing-legacy/',
    to: '/x/v5/react-data-grid/editing/',
    reason: 'Legacy editing ended with v5, whose page is the nearest that is left.',
  },
  {
    from: '/x/react-date-pickers/calendar/',
    to: '/x/react-date-pickers/date-calendar/',
    reason: 'The component was renamed in v6.',
  },
  {
    from: '/x/react-date-pickers/legacy-date-time-picker/',
    to: '/x/react-date-pickers/date-time-picker/',
    reason: 'The legacy component ended with v5.',
  },
  apiRename('calendar-picker', 'date-calendar'),
  apiRename('calendar-picker-skeleton', 'day-calendar-skeleton'),
  apiRename('clock-picker', 'time-clock'),
  apiRename('month-picker', 'month-calendar'),
  apiRename('year-picker', 'year-calendar'),
  apiRename('next-date-picker', 'date-picker'),
  apiRename('desktop-next-date-picker', 'desktop-date-picker'),
  {
    from: '/x/react-charts/heat-map/',
    to: '/x/react-charts/heatmap/',
    reason: 'Spelled as one word since 2024.',
  },
  {
    from: '/x/react-charts/tree-map/',
    to: '/x/react-charts/treemap/',
    reason: 'Spelled as one word since 2024.',
  },
];
