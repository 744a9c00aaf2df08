import fs from 'node:fs';
import path from 'node:path';
import {readRemoved, readTimelines, upTo} from '../../../../plugins/api-reference/changes/timeline';
import type {NameKind} from '../../../../plugins/api-reference/changes/timeline';
import type {History} from '../../../../plugins/api-reference/history';

const root = path.resolve(__dirname, '../../../..');
const folder = path.join(root, 'plugins/api-reference/history');
const line = upTo(
  fs
    .readdirSync(folder)
    .map((name) => JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8')) as History),
  'v8',
);

/** Whether a declaration file of a version's package has a member of this name. */
function declares(version: string, file: string, name: string): boolean {
  const own = version === 'v8' ? root : path.join(root, 'versioned_docs', `version-${version}`);
  const text = fs.readFileSync(path.join(own, 'node_modules/@mui', file), 'utf8');
  return new RegExp(`^\\s+${name}\\??[:(]`, 'm').test(text);
}

const GRID = 'x-data-grid/models/props/DataGridProps.d.ts';
const COLUMN = 'x-data-grid/models/colDef/gridColDef.d.ts';
const TREE_ITEM = 'x-tree-view/TreeItem/TreeItem.types.d.ts';

type Fact = [key: string, kind: NameKind, name: string, before: string, now: string, file: string];

test.each<Fact>([
  ['data-grid/DataGrid', 'props', 'pageSizeOptions', 'v5', 'v6', GRID],
  ['data-grid/DataGrid', 'props', 'rowSelectionModel', 'v5', 'v6', GRID],
  ['data-grid/DataGrid', 'props', 'columnBufferPx', 'v6', 'v7', GRID],
  ['data-grid/DataGrid', 'props', 'showToolbar', 'v7', 'v8', GRID],
  ['data-grid/GridColDef', 'members', 'display', 'v6', 'v7', COLUMN],
])(
  '%s %s has %s not in %s but in %s, as its declarations say',
  (key, kind, name, before, now, file) => {
    expect([declares(before, file, name), declares(now, file, name)]).toEqual([false, true]);
    expect(readTimelines(line, key, kind).get(name)).toMatchObject({since: now, exact: true});
  },
);

test.each<Fact>([
  ['data-grid/DataGrid', 'props', 'rowsPerPageOptions', 'v5', 'v6', GRID],
  ['data-grid/DataGrid', 'props', 'components', 'v6', 'v7', GRID],
  ['data-grid/DataGrid', 'props', 'unstable_rowSpanning', 'v7', 'v8', GRID],
  ['data-grid/GridColDef', 'members', 'hide', 'v5', 'v6', COLUMN],
  ['tree-view/TreeItem', 'props', 'nodeId', 'v6', 'v7', TREE_ITEM],
])(
  '%s %s has %s in %s but not in %s, as its declarations say',
  (key, kind, name, before, now, file) => {
    expect(declares(now, file, name)).toBe(false);
    expect(declares(before, file, name)).toBe(true);
    expect(readRemoved(line, key, kind).find((item) => item.name === name)?.in).toBe(now);
  },
);
