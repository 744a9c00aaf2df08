import {breadcrumbList, type PagePlace} from '../../../plugins/search-engines/breadcrumbList';
import {products} from '../../../src/product/products';

const [grid, pickers] = products;

const place: PagePlace = {
  siteTitle: 'MUI X',
  siteUrl: 'https://mui.com',
  baseUrl: '/x/',
  page: {name: 'Sorting', path: '/x/react-data-grid/sorting/'},
  groups: [{label: 'Data Grid'}, {label: 'Rows'}],
  product: grid,
};

const steps = (changed: Partial<PagePlace> = {}) =>
  breadcrumbList({...place, ...changed}).itemListElement.map(({position, name, item}) => [
    position,
    name,
    item,
  ]);

test('the way leads from the home page over the product to the page', () => {
  expect(steps()).toEqual([
    [1, 'MUI X', 'https://mui.com/x/'],
    [2, 'Data Grid', 'https://mui.com/x/react-data-grid/'],
    [3, 'Sorting', 'https://mui.com/x/react-data-grid/sorting/'],
  ]);
});

test('a group with a page of its own is a step', () => {
  const groups = [{label: 'Data Grid'}, {label: 'Editing', href: '/x/react-data-grid/editing/'}];
  expect(steps({groups})[2]).toEqual([3, 'Editing', 'https://mui.com/x/react-data-grid/editing/']);
});

test('the first page of a product is named once', () => {
  const page = {name: 'Data Grid', path: '/x/react-data-grid/'};
  expect(steps({page}).map(([, name]) => name)).toEqual(['MUI X', 'Data Grid']);
});

test('an older version leads to the first page of the product in that version', () => {
  const older = {
    baseUrl: '/x/v5/',
    page: {name: 'Date Picker', path: '/x/v5/react-date-pickers/date-picker/'},
    product: pickers,
  };
  expect(steps(older).map(([, , item]) => item)).toEqual([
    'https://mui.com/x/v5/',
    'https://mui.com/x/v5/react-date-pickers/getting-started/',
    'https://mui.com/x/v5/react-date-pickers/date-picker/',
  ]);
});

test('addresses have their closing slash where the router leaves it out', () => {
  const page = {name: 'Bars', path: '/x/react-charts/bars'};
  expect(steps({page}).at(-1)?.[2]).toBe('https://mui.com/x/react-charts/bars/');
});

test('a page of no product follows the home page', () => {
  const page = {name: 'Licensing', path: '/x/introduction/licensing/'};
  expect(steps({page, product: undefined}).map(([, name]) => name)).toEqual(['MUI X', 'Licensing']);
});
