import {twinAddress} from '../../../plugins/machine-readable/address';
import {resolveLink} from '../../../plugins/machine-readable/resolveLink';

test.each([
  ['/x/react-data-grid/sorting/', '/x/react-data-grid/sorting.md'],
  ['/x/react-data-grid/sorting', '/x/react-data-grid/sorting.md'],
  ['/x/react-data-grid/sorting/#a?b', '/x/react-data-grid/sorting.md#a?b'],
  ['/x/', '/x/index.md'],
  ['/x/index.html', '/x/index.md'],
  ['https://mui.com/x/', 'https://mui.com/x/index.md'],
])('the twin of %s is %s', (page, twin) => {
  expect(twinAddress(page, '/x/')).toBe(twin);
});

test('an older version is a site of its own', () => {
  expect(twinAddress('/x/v7/', '/x/v7/')).toBe('/x/v7/index.md');
  expect(twinAddress('/x/v7/react-charts/', '/x/v7/')).toBe('/x/v7/react-charts.md');
});

test('the twin with JavaScript has .js before its ending', () => {
  expect(twinAddress('/x/a/', '/x/', 'js')).toBe('/x/a.js.md');
});

const site = {
  url: 'https://mui.com',
  baseUrl: '/x/',
  twinOf: (permalink: string) =>
    ['/x/charts/bars/', '/x/charts/'].includes(permalink)
      ? twinAddress(permalink, '/x/')
      : undefined,
  permalinkOf: (file: string) =>
    file === '/site/docs/charts/bars/bars.mdx' ? '/x/charts/bars/' : undefined,
};
const page = {permalink: '/x/charts/', file: '/site/docs/charts/charts.mdx'};

test.each([
  ['/charts/bars/#stack', 'https://mui.com/x/charts/bars.md#stack'],
  ['/x/charts/bars', 'https://mui.com/x/charts/bars.md'],
  ['pathname:///x/charts/bars/', 'https://mui.com/x/charts/bars.md'],
  ['pathname:///x/v7/charts/', 'https://mui.com/x/v7/charts/'],
  ['pathname:///other/a.zip', 'https://mui.com/other/a.zip'],
  ['./bars/bars.mdx#a', 'https://mui.com/x/charts/bars.md#a'],
  ['bars/', 'https://mui.com/x/charts/bars.md'],
  ['#here', 'https://mui.com/x/charts.md#here'],
  ['/img/a.png', 'https://mui.com/x/img/a.png'],
  ['/unwritten/', 'https://mui.com/x/unwritten/'],
  ['https://example.com/a', 'https://example.com/a'],
  ['mailto:a@example.com', 'mailto:a@example.com'],
  ['//example.com/a', '//example.com/a'],
])('a link to %s leads to %s', (written, address) => {
  expect(resolveLink(written, page, site)).toBe(address);
});
