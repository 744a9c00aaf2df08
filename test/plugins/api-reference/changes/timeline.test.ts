import fs from 'node:fs';
import path from 'node:path';
import {
  comparableType,
  readRemoved,
  readTimelines,
  upTo,
  type NameKind,
} from '../../../../plugins/api-reference/changes/timeline';
import type {History} from '../../../../plugins/api-reference/history';

const folder = path.resolve(__dirname, '../../../../plugins/api-reference/history');
const histories = fs
  .readdirSync(folder)
  .map((name) => JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8')) as History);
const line = upTo(histories, 'v8');

const timeline = (key: string, name: string, kind: NameKind = 'props') =>
  readTimelines(line, key, kind).get(name);
const removed = (key: string, name: string) =>
  readRemoved(line, key, 'props').find((item) => item.name === name)?.in;

// Each was looked up by hand in the declarations of both packages.
test.each([
  ['data-grid/DataGrid', 'slots', 'v6'],
  ['data-grid/DataGrid', 'pageSizeOptions', 'v6'],
  ['data-grid/DataGrid', 'rowSelectionModel', 'v6'],
  ['data-grid/DataGrid', 'autosizeOnMount', 'v7'],
  ['data-grid/DataGridPro', 'autosizeOnMount', 'v6'],
  ['data-grid/DataGrid', 'showToolbar', 'v8'],
  ['data-grid/DataGrid', 'rows', 'v4'],
  ['date-pickers/DatePicker', 'format', 'v6'],
  ['tree-view/TreeItem', 'itemId', 'v7'],
  ['charts/BarChart', 'borderRadius', 'v7'],
])('%s has %s since %s', (key, name, since) => {
  expect(timeline(key, name)).toMatchObject({since, exact: true});
});

test.each([
  ['data-grid/DataGrid', 'rowsPerPageOptions', 'v6'],
  ['data-grid/DataGrid', 'selectionModel', 'v6'],
  ['data-grid/DataGrid', 'components', 'v7'],
  ['data-grid/DataGrid', 'columnBuffer', 'v7'],
  ['date-pickers/DatePicker', 'renderInput', 'v6'],
  ['tree-view/TreeItem', 'nodeId', 'v7'],
])('%s lost %s in %s', (key, name, version) => {
  expect(removed(key, name)).toBe(version);
});

test('a column gives its value first since v7, and the type before is told', () => {
  const changed = timeline('data-grid/GridColDef', 'valueGetter', 'members')?.changed ?? [];
  expect(changed.map((change) => change.in)).toContain('v7');
});

test('what an older version had later is not told of it', () => {
  const older = upTo(histories, 'v6');
  expect(older.map(({version}) => version)).toEqual(['v4', 'v5', 'v6']);
  expect(readTimelines(older, 'data-grid/DataGrid', 'props').has('showToolbar')).toBe(false);
});

test('types that say the same in other words are the same', () => {
  expect(comparableType("'a' | 'b'")).toBe(comparableType("'b' | 'a'"));
  expect(comparableType('React.ReactNode | undefined')).toBe(comparableType('ReactNode'));
  expect(comparableType('string')).not.toBe(comparableType('number'));
});
