import {PRODUCT_LABELS, PRODUCTS} from './packages';
import type {ApiReport, ProductCounts} from './verify';

/** The numbers that are printed, with their headings. */
const COLUMNS: [keyof ProductCounts, string][] = [
  ['pages', 'pages'],
  ['components', 'components'],
  ['interfaces', 'interfaces'],
  ['members', 'members'],
  ['props', 'props'],
  ['undocumentedProps', 'no text'],
  ['slots', 'slots'],
  ['classes', 'classes'],
  ['methods', 'methods'],
  ['events', 'events'],
  ['hooks', 'hooks'],
  ['selectors', 'selectors'],
  ['types', 'types'],
];

/** Sum of a number over all products. */
export const totalOf = (report: ApiReport, key: keyof ProductCounts): number =>
  PRODUCTS.reduce((sum, product) => sum + report.products[product][key], 0);

/** The report as lines of text: a table, then what says nothing about itself. */
export function describeReport(report: ApiReport): string {
  const rows = [
    ['', ...COLUMNS.map(([, label]) => label)],
    ...PRODUCTS.map((product) => [
      PRODUCT_LABELS[product],
      ...COLUMNS.map(([key]) => String(report.products[product][key])),
    ]),
    ['All', ...COLUMNS.map(([key]) => String(totalOf(report, key)))],
  ];
  const widths = (rows[0] ?? []).map((_, at) =>
    Math.max(...rows.map((row) => (row[at] ?? '').length)),
  );
  const table = rows.map((row) =>
    row
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  '),
  );
  const packages = Object.entries(report.packages).map(([name, version]) => `  ${name} ${version}`);
  return [
    `API of ${report.version}`,
    ...packages,
    '',
    ...table,
    '',
    `Types shortened for reading: ${report.shortened}`,
    `Without a description (${report.undocumented.length}; own props without one are counted above):`,
    ...grouped(report.undocumented),
  ].join('\n');
}

/** `slot LineChart.axisTick` and its like, one line for each kind and owner. */
function grouped(names: readonly string[]): string[] {
  const groups = new Map<string, string[]>();
  for (const name of names) {
    const [kind = '', rest = ''] = name.split(' ');
    const [owner = '', entry] = rest.split('.');
    const key = entry === undefined ? kind : `${kind} ${owner}`;
    groups.set(key, [...(groups.get(key) ?? []), entry ?? owner]);
  }
  return [...groups].map(([key, list]) => `  ${key}: ${list.join(' ')}`);
}

/** What differs between two reports, one line for each number. */
export function differencesOf(before: ApiReport | undefined, now: ApiReport): string[] {
  if (!before) return ['  there is none yet'];
  return PRODUCTS.flatMap((product) =>
    COLUMNS.flatMap(([key, label]) => {
      const [old, next] = [before.products[product][key], now.products[product][key]];
      return old === next ? [] : [`  ${PRODUCT_LABELS[product]}, ${label}: ${old} → ${next}`];
    }),
  );
}

/** The file's text. */
export const reportText = (report: ApiReport): string => `${JSON.stringify(report, null, 2)}\n`;
