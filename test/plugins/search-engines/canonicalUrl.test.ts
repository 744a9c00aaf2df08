import {canonicalUrl} from '../../../plugins/search-engines/canonicalUrl';

const site = {url: 'https://mui.com'};

test.each([
  ['/x/', 'https://mui.com/x/'],
  ['/x/react-charts/bars/', 'https://mui.com/x/react-charts/bars/'],
  ['/x/react-charts/bars', 'https://mui.com/x/react-charts/bars/'],
  ['/x/v7/react-charts//', 'https://mui.com/x/v7/react-charts/'],
])('%s has one address with one closing slash', (pathname, expected) => {
  expect(canonicalUrl(pathname, site)).toBe(expected);
});

test('the page for missing addresses has none', () => {
  expect(canonicalUrl('/x/404.html', site)).toBeUndefined();
  expect(canonicalUrl('/x/404.html/', site)).toBeUndefined();
});
