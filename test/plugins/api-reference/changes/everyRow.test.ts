import fs from 'node:fs';
import path from 'node:path';
import {emit} from '../../../../plugins/api-reference/emit';
import {checkedFacts} from '../../../../plugins/api-reference/generate';
import type {History} from '../../../../plugins/api-reference/history';
import type {PageData} from '../../../../plugins/api-reference/model';
import {pageLinks} from '../../../../plugins/api-reference/changes/pageLinks';
import {pairsOf} from '../../../../plugins/api-reference/changes/pairs';
import {PRODUCTS} from '../../../../plugins/api-reference/packages';
import type {PageList} from '../../../../plugins/api-reference/types';
import {places, READING} from '../realFacts';

const readAll = <T>(name: string): T[] => {
  const folder = path.join(places.pluginDir, name);
  return fs
    .readdirSync(folder)
    .map((file) => JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')) as T);
};

let pages: PageData[];
let texts: ReadonlyMap<string, string>;

beforeAll(() => {
  const {facts, pages: list} = checkedFacts(places).load();
  ({pageData: pages, pages: texts} = emit({
    facts,
    pages: list,
    baseUrl: '/x/',
    demos: new Map(),
    docPaths: new Set(),
    entryPoints: new Set(),
    histories: readAll<History>('history'),
    links: pageLinks(readAll<PageList>('pages')),
  }));
}, READING);

const withRows = () => pages.filter(({kind}) => kind !== 'types' && kind !== 'index');
const pageOf = (name: string) => {
  const found = pages.find((page) => page.name === name);
  if (!found) throw new Error(`No page ${name}`);
  return found;
};
const rowOf = (page: PageData, name: string) =>
  page.sections.flatMap(({entries}) => entries).find(({n}) => n === name);

test('every prop, slot, class, method, property, event, hook and selector says since when it is there', () => {
  const rows = withRows().flatMap((page) =>
    [...page.sections.flatMap(({entries}) => entries), ...page.also].map(
      (entry) => `${page.name}.${entry.n}: ${entry.v ?? ''}`,
    ),
  );
  expect(rows.length).toBeGreaterThan(8000);
  expect(rows.filter((row) => !/: v[4-8]( or earlier)?$/.test(row))).toEqual([]);
});

test('what is not known for certain is a small part', () => {
  const known = withRows().flatMap((page) => page.sections.flatMap(({entries}) => entries));
  const unsure = known.filter(({v}) => v?.endsWith('or earlier'));
  expect(unsure.length / known.length).toBeLessThan(0.05);
});

test('a component that no package exported before is new with all its names', () => {
  const page = pageOf('RadarChart');
  expect(page.sections.flatMap(({entries}) => entries).every(({v}) => v === 'v8')).toBe(true);
  expect(page.before).toBe('v7');
});

test('a changed type is told with the types before and after', () => {
  expect(rowOf(pageOf('DataGrid'), 'rowSelectionModel')?.m).toContainEqual([
    'Changed in v8',
    'GridInputRowSelectionModel',
    'GridRowSelectionModel',
  ]);
});

test.each([
  ['DataGrid', 'prop', 'rowBuffer', 'v7', 'rowBufferPx'],
  ['DataGrid', 'prop', 'onColumnVisibilityChange', 'v6', 'onColumnVisibilityModelChange'],
  ['DataGrid', 'prop', 'unstable_rowSpanning', 'v8', 'rowSpanning'],
  ['DatePicker', 'prop', 'renderDay', 'v6', 'slots.day'],
  ['GridColDef', 'member', 'hide', 'v6', 'initialState'],
  ['Events', 'event', 'pageChange', 'v6', 'paginationModelChange'],
  ['BarChart', 'prop', 'bottomAxis', 'v8', 'xAxis'],
])(
  '%s lists the removed %s %s, in %s, with %s in its place',
  (page, what, name, major, instead) => {
    expect(pageOf(page).removed).toContainEqual(
      expect.objectContaining({what, name, in: major, instead}),
    );
  },
);

test('each pair of neighboring majors of a product has a page with what changed', () => {
  const pairs = PRODUCTS.map((product) => pairsOf(product, 'v8').map(({slug}) => slug));
  expect(pairs.map((slugs) => slugs.length)).toEqual([4, 3, 2, 2]);
  const text = texts.get('data-grid/changes-v7-to-v8.mdx') ?? '';
  for (const heading of ['Added', 'Removed', 'Changed types', 'Changed defaults']) {
    expect(text).toContain(`\n## ${heading}\n`);
  }
  expect(text).toContain('### [DataGrid](/api/data-grid/data-grid/)');
  expect(text).toContain('prop `unstable_rowSpanning`, instead `rowSpanning`');
  expect(text).toContain('### Selectors');
});

test('a page that is gone is linked in the version that had it', () => {
  expect(texts.get('tree-view/changes-v7-to-v8.mdx')).toContain(
    '<a href="/x/v7/api/tree-view/tree-item-2/">`TreeItem2`</a>',
  );
});
