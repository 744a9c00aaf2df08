/** @jest-environment jsdom */
import {isNewPage, readPageView} from '../../../plugins/analytics/pageView';

test.each([
  ['/x/a/', undefined, true],
  ['/x/a/', '/x/b/', true],
  ['/x/a/', '/x/a/', false],
  ['/x/a/', '/x/a', false],
  ['/', '', false],
])('%s after %s is a new page: %s', (pathname, previous, expected) => {
  expect(isNewPage(pathname, previous)).toBe(expected);
});

test('reads title, address and product of the page', () => {
  document.head.innerHTML =
    '<title>Sorting</title><meta name="x:product-id" content="x-data-grid"><meta name="x:product-category-id" content="x">';
  window.history.replaceState({}, '', '/x/react-data-grid/sorting/?userLanguage=en#own-code');
  expect(readPageView(document)).toEqual({
    page_title: 'Sorting',
    page_location: 'http://localhost/x/react-data-grid/sorting/?userLanguage=en',
    productId: 'x-data-grid',
    productCategoryId: 'x',
  });
});

test('a page of no product has empty ids', () => {
  document.head.innerHTML = '<title>Home</title>';
  expect(readPageView(document)).toMatchObject({productId: '', productCategoryId: ''});
});
