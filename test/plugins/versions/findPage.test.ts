import {findPage} from '../../../plugins/versions/findPage';

const GRID = '/react-data-grid/';
const pages = new Set([
  GRID,
  '/react-data-grid/getting-started/',
  '/react-data-grid/editing/',
  '/react-data-grid/sorting/',
]);

test('a page that the version has is the same page', () => {
  expect(findPage('/react-data-grid/sorting/', pages, GRID)).toEqual({
    page: '/react-data-grid/sorting/',
    kind: 'same',
  });
});

test('a page that carries another name in the version is the same page', () => {
  expect(findPage('/react-data-grid/quickstart/', pages, GRID)).toEqual({
    page: '/react-data-grid/getting-started/',
    kind: 'same',
  });
});

test('a missing page leads to the nearest page above it', () => {
  expect(findPage('/react-data-grid/editing/persistence/', pages, GRID)).toEqual({
    page: '/react-data-grid/editing/',
    kind: 'ancestor',
  });
});

test('a page with nothing but the product above it leads to where the product starts', () => {
  expect(findPage('/react-data-grid/list-view/', pages, GRID)).toEqual({page: GRID, kind: 'start'});
  expect(findPage('/api/data-grid/data-grid/', pages, GRID)).toEqual({page: GRID, kind: 'start'});
});
