import {applyRedirect} from '../plugins/serving/server/findTarget';
import {redirects} from '../redirects';

/** Redirects of the former site, `:lang` as one of its languages: address, where it leads here. */
const FORMER: readonly (readonly [string, string])[] = [
  // Short links in published code and mails; these were temporary.
  ['/r/x-get-license', 'https://mui.com/pricing/'],
  ['/r/x-license-eula', 'https://mui.com/legal/mui-x-eula/'],
  ['/r/x-license-annual', 'https://mui.com/legal/mui-x-eula/#annual-license'],
  ['/r/x-license-trial', '/x/introduction/licensing/'],
  ['/r/x-license-key-installation', '/x/introduction/licensing/'],
  ['/r/x-data-grid-no-dimensions', '/x/react-data-grid/layout/'],
  ['/r/x-technical-support', '/x/introduction/support/'],
  ['/r/x-telemetry-postinstall-troubleshoot', '/x/introduction/support/'],
  ['/r/x-issue-template', 'https://codesandbox.io/s/mui-x-issue-template-qtf00h'],
  ['/r/x-pro-svg', 'https://mui.com/static/x/pro.svg'],
  ['/r/x-pro-svg-link', '/x/introduction/licensing/'],
  ['/r/x-premium-svg', 'https://mui.com/static/x/premium.svg'],
  ['/r/x-premium-svg-link', '/x/introduction/licensing/'],
  // Pages that moved or were renamed.
  ['/', '/x/'],
  ['/x/license/', 'https://mui.com/legal/mui-x-eula/'],
  ['/x/advanced-components/', '/x/introduction/'],
  ['/x/react-data-grid/group-pivot/', '/x/react-data-grid/tree-data/'],
  ['/x/react-data-grid/columns/', '/x/react-data-grid/column-definition/'],
  ['/x/react-data-grid/rows/', '/x/react-data-grid/row-definition/'],
  ['/x/react-data-grid/selection/', '/x/react-data-grid/row-selection/'],
  ['/x/react-data-grid/migration-v4/', '/x/migration/migration-data-grid-v4/'],
  ['/x/react-data-grid/migration-v5/', '/x/migration/migration-data-grid-v5/'],
  ['/x/react-date-pickers/migration-lab/', '/x/migration/migration-pickers-lab/'],
  ['/x/api/date-pickers/clock-picker/', '/x/api/date-pickers/time-clock/'],
  ['/x/api/date-pickers/calendar-picker/', '/x/api/date-pickers/date-calendar/'],
  ['/x/api/date-pickers/calendar-picker-skeleton/', '/x/api/date-pickers/day-calendar-skeleton/'],
  ['/x/api/date-pickers/month-picker/', '/x/api/date-pickers/month-calendar/'],
  ['/x/api/date-pickers/year-picker/', '/x/api/date-pickers/year-calendar/'],
  ['/x/api/date-pickers/next-date-picker/', '/x/api/date-pickers/date-picker/'],
  ['/x/api/date-pickers/desktop-next-date-picker/', '/x/api/date-pickers/desktop-date-picker/'],
  ['/x/react-date-pickers/calendar/', '/x/react-date-pickers/date-calendar/'],
  ['/x/react-date-pickers/legacy-date-time-picker/', '/x/react-date-pickers/date-time-picker/'],
  ['/x/react-data-grid/editing-legacy/', '/x/v5/react-data-grid/editing/'],
  ['/x/react-charts/heat-map/', '/x/react-charts/heatmap/'],
  ['/x/react-charts/tree-map/', '/x/react-charts/treemap/'],
  ['/x/react-data-grid/demo/', '/x/react-data-grid/features/'],
  ['/x/react-data-grid/getting-started/', '/x/react-data-grid/quickstart/'],
  ['/x/react-date-pickers/getting-started/', '/x/react-date-pickers/quickstart/'],
  ['/x/react-charts/getting-started/', '/x/react-charts/quickstart/'],
  ['/x/react-tree-view/getting-started/', '/x/react-tree-view/quickstart/'],
  // The same with a language before them, which one pattern does.
  ['/fr/x/react-data-grid/group-pivot/', '/x/react-data-grid/group-pivot/'],
  ['/de/x/react-data-grid/columns/', '/x/react-data-grid/columns/'],
  ['/ja/x/advanced-components/', '/x/advanced-components/'],
  ['/zh/x/react-data-grid/rows/', '/x/react-data-grid/rows/'],
  ['/pt/x/react-data-grid/selection/', '/x/react-data-grid/selection/'],
  ['/es/x/react-data-grid/migration-v4/', '/x/react-data-grid/migration-v4/'],
  ['/ru/x/react-data-grid/migration-v5/', '/x/react-data-grid/migration-v5/'],
  ['/fr/x/react-date-pickers/migration-lab/', '/x/react-date-pickers/migration-lab/'],
  ['/de/x/api/date-pickers/clock-picker/', '/x/api/date-pickers/clock-picker/'],
  ['/ja/x/react-charts/', '/x/react-charts/'],
];

/** Redirects of the former site that this one must not have, with the reason. */
const NOT_HERE: Readonly<Record<string, string>> = {
  '/x/': 'It led to the page of the product on another host; here it is the first page.',
};

test('the 51 redirects of the former site are there, but for those with a reason', () => {
  expect(FORMER.length + Object.keys(NOT_HERE).length).toBe(51);
  expect(new Set(FORMER.map(([from]) => from)).size).toBe(FORMER.length);
  for (const path of Object.keys(NOT_HERE)) {
    expect(redirects.filter((redirect) => applyRedirect(redirect, path) !== null)).toEqual([]);
  }
});

test.each(FORMER)('%s leads to %s', (from, to) => {
  const redirect = redirects.find((one) => applyRedirect(one, from) !== null);
  expect(redirect && applyRedirect(redirect, from)).toBe(to);
  expect(Boolean(redirect?.temporary)).toBe(from === '/' || from.startsWith('/r/'));
});

test('every redirect says why', () => {
  expect(redirects.filter(({reason}) => !/\.$/.test(reason))).toEqual([]);
});
