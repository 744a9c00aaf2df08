import {productList, searchFiles} from '../../../plugins/offline/productList';

const output = new Map(
  [
    'a.js',
    'guide/index.html',
    'pagefind/pagefind.js',
    'pagefind/fragment/en_1.pf_fragment',
    'pagefind/fragment/en_2.pf_fragment',
    'search/pages.json',
  ].map((path) => [path, {path, bytes: 10, hash: `hash-of-${path}-and-more`}]),
);

describe('productList', () => {
  it('puts files before pages, names pages by their address, and sums up', () => {
    const names = new Set(['guide/index.html', 'a.js', 'not/built.js']);
    expect(productList('x-charts', 'b1', names, output)).toEqual({
      product: 'x-charts',
      build: 'b1',
      pages: 1,
      bytes: 20,
      files: [
        ['a.js', 10, 'hash-of-a.js-and'],
        ['guide/', 10, 'hash-of-guide/in'],
      ],
    });
  });
});

describe('searchFiles', () => {
  it('takes the engine whole and the texts of the own pages', () => {
    const pages = [{p: 'guide/', f: 'en_1'}, {p: 'other/', f: 'en_2'}, {p: 'none/'}];
    expect(searchFiles(output, pages, (path) => path === 'guide/')).toEqual([
      'pagefind/pagefind.js',
      'pagefind/fragment/en_1.pf_fragment',
      'search/pages.json',
    ]);
  });
});
