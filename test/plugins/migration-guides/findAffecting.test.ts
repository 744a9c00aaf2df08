import {findAffecting, namesIn} from '@site/plugins/migration-guides/findAffecting';

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

test('names in code are whole identifiers and paths of packages', () => {
  const names = namesIn(
    "import {DataGrid} from '@mui/x-data-grid/locales'; <DataGrid pageSize={5} />",
  );
  expect([...names]).toEqual(
    expect.arrayContaining(['DataGrid', 'pageSize', '@mui/x-data-grid/locales']),
  );
  expect(names.has('page')).toBe(false);
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
