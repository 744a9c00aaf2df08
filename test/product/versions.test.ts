import {
  baseOf,
  labelOfVersion,
  pathInVersion,
  productsIn,
  startOf,
  versionOf,
} from '../../src/product/versions';

test.each([
  ['/x/', 'v8', '/'],
  ['/x/react-charts/bars', 'v8', '/react-charts/bars/'],
  ['/x/v7/react-charts/bars/?a=1#b', 'v7', '/react-charts/bars/'],
  ['/x/v5', 'v5', '/'],
  ['/x/v7-notes/', 'v8', '/v7-notes/'],
])('%s is of %s and %s in it', (path, version, page) => {
  expect(versionOf(path)).toBe(version);
  expect(pathInVersion(path)).toBe(page);
});

test('a version has the products of the table, each with its own start', () => {
  const starts = (version: string) => productsIn(version).map(({start}) => start);
  expect(starts('v8')).toHaveLength(4);
  expect(starts('v6')).toHaveLength(4);
  expect(starts('v5')).toEqual(['/react-data-grid/', '/react-date-pickers/getting-started/']);
  expect(starts('v4')).toEqual(['/react-data-grid/']);
});

test('a version without an introduction starts with its first product', () => {
  expect(startOf('v5')).toBe('/introduction/');
  expect(startOf('v4')).toBe('/react-data-grid/');
});

test('the current version is shown by its whole number', () => {
  expect(labelOfVersion('v8')).toBe('v8.0.0-beta.0');
  expect(labelOfVersion('v7')).toBe('v7');
  expect(baseOf('v8')).toBe('/x/');
  expect(baseOf('v7')).toBe('/x/v7/');
});
