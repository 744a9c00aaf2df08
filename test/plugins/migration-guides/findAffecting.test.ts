import {findAffecting, hasName} from '@site/plugins/migration-guides/findAffecting';

const change = (id: string, names: string[], components: string[]) => ({
  id,
  title: id,
  anchor: id,
  names,
  components,
});
const changes = [
  change('page-size', ['pageSize'], ['DataGrid', 'DataGridPro']),
  change('look', [], ['DataGridPro']),
  change('react', [], []),
];
const find = (filter: object, done: string[] = []) =>
  findAffecting(changes, {component: '', code: '', hideDone: false, ...filter}, new Set(done)).map(
    ({id}) => id,
  );

test.each([
  ['<DataGrid pageSize={5} />', 'pageSize', true],
  ['<DataGrid pageSize={5} />', 'page', false],
  ["import Button from '@material-ui/core/Button'", '@material-ui/core', true],
  ["import Button from '@material-ui/core-extra'", '@material-ui/cor', false],
  ["'& .MuiTreeItem-groupTransition'", 'MuiTreeItem-group', false],
  ["'& .MuiTreeItem-group': {}", 'MuiTreeItem-group', true],
  ['apiRef.current.state', 'apiRef.current.state', true],
  ['apiRef.currentXstate', 'apiRef.current.state', false],
  ['const $rows = 1', 'rows', false],
])('%s contains %s: %s', (code, name, isThere) => {
  expect(hasName(code, name)).toBe(isThere);
});

test('a filter by component keeps what affects the whole product', () => {
  expect(find({component: 'DataGrid'})).toEqual(['page-size', 'react']);
});

test('pasted code keeps what it names, else what its components are affected by', () => {
  expect(find({code: '<DataGridPro rowsPerPageOptions={[5]} />'})).toEqual(['look', 'react']);
  expect(find({code: '<DataGrid pageSize={5} />'})).toEqual(['page-size', 'react']);
  expect(find({code: '  '})).toEqual(['page-size', 'look', 'react']);
});

test('what is done can be hidden', () => {
  expect(find({hideDone: true}, ['react'])).toEqual(['page-size', 'look']);
});
