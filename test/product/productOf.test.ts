import {pagePath, productOf} from '../../src/product/productOf';
import {CURRENT_VERSION, family, products} from '../../src/product/products';

describe('the product of a path', () => {
  it.each([
    ['/x/react-data-grid/', 'x-data-grid'],
    ['/x/react-data-grid', 'x-data-grid'],
    ['/x/react-data-grid/sorting/?a=1#top', 'x-data-grid'],
    ['/x/react-date-pickers/fields/', 'x-date-pickers'],
    ['/x/react-charts/bars/', 'x-charts'],
    ['/x/react-tree-view/rich-tree-view/items/', 'x-tree-view'],
    ['/x/api/data-grid/', 'x-data-grid'],
    ['/x/api/date-pickers/date-picker/', 'x-date-pickers'],
    ['/x/api/charts/bar-chart/', 'x-charts'],
    ['/x/api/tree-view/rich-tree-view/', 'x-tree-view'],
    ['/x/v7/react-charts/', 'x-charts'],
    ['/x/v7/api/tree-view/tree-item/', 'x-tree-view'],
    ['/x/v4/react-data-grid/', 'x-data-grid'],
  ])('%s is %s', (pathname, productId) => {
    const match = productOf(pathname);
    expect(match).toMatchObject({productId, productCategoryId: 'x'});
    expect(match.product?.id).toBe(productId);
  });

  it.each([
    '/x/',
    '/x',
    '/x/v7/',
    '/x/introduction/installation/',
    '/x/migration/migration-data-grid-v7/',
    '/x/playground/',
    '/x/api/',
    '/x/data-grid/',
    '/x/react-data-grids/',
    '/x/react-/',
    '/x/v7a/react-charts/',
  ])('%s is of no single product', (pathname) => {
    expect(productOf(pathname)).toEqual({
      productId: '',
      productCategoryId: 'x',
      product: undefined,
    });
  });

  it.each(['/', '', '/react-data-grid/', '/blog/x/react-charts/'])(
    '%s is outside the site',
    (pathname) => {
      expect(productOf(pathname)).toEqual({productId: '', productCategoryId: ''});
    },
  );
});

describe('a path of the navigation', () => {
  it.each([
    ['/x/react-charts/bars/', '/x/react-charts/bars'],
    ['/x/v6/react-charts/bars/#stack', '/x/react-charts/bars'],
    ['/x/v6', '/x'],
    ['/x/v6b/react-charts', '/x/v6b/react-charts'],
  ])('for %s is %s', (pathname, expected) => {
    expect(pagePath(pathname)).toBe(expected);
  });
});

describe('the products', () => {
  it('are four, named as in the navigation, each with a color of its own', () => {
    expect(CURRENT_VERSION).toBe('8.0.0-beta.0');
    expect(products.map(({id, name}) => [id, name])).toEqual([
      ['x-data-grid', 'Data Grid'],
      ['x-date-pickers', 'Date and Time Pickers'],
      ['x-charts', 'Charts'],
      ['x-tree-view', 'Tree View'],
    ]);
    expect(new Set(products.map(({hue}) => hue)).size).toBe(4);
  });

  it.each([
    ['Data Grid', ['v8.0.0-beta.0', 'v7', 'v6', 'v5', 'v4']],
    ['Date and Time Pickers', ['v8.0.0-beta.0', 'v7', 'v6', 'v5']],
    ['Charts', ['v8.0.0-beta.0', 'v7', 'v6']],
    ['Tree View', ['v8.0.0-beta.0', 'v7', 'v6']],
    ['MUI X', ['v8.0.0-beta.0', 'v7', 'v6', 'v5']],
  ])('named %s have the versions %j', (name, labels) => {
    const product = [...products, family].find((candidate) => candidate.name === name);
    expect(product?.versions.map(({label}) => label)).toEqual(labels);
    expect(product?.versions.map(({current}) => current === true).indexOf(true)).toBe(0);
  });

  it('lead to their own first page in each version', () => {
    for (const product of products) {
      for (const {path, label, current} of product.versions) {
        expect(productOf(path).productId).toBe(product.id);
        expect(path.startsWith(current ? '/x/react-' : `/x/${label}/react-`)).toBe(true);
        expect(path.endsWith('/')).toBe(true);
      }
    }
  });
});
