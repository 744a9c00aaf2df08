import {describePages} from '../../../plugins/search/describePages';
import {readPage, textOf} from '../../../plugins/search/readPage';
import {shardOf, shardSymbols} from '../../../plugins/search/shardSymbols';
import {kindOf} from '../../../plugins/search/pageKind';

const html = `<html><head><meta data-rh=true name=description content="Rows &amp; columns."/></head><body>
<article class=x><h1 class=t>Data <b>Grid</b> API</h1>
<tr id=props-rows data-api-kind=prop data-api-name=rows><td></tr>
<tr id="event&quot;s" data-api-kind="event" data-api-name="rowClick"></tr>
<tr id=p data-api-kind=param data-api-name=event></tr><tr data-api-kind=prop data-api-name=noId></tr>
</article>`;

test('a page tells its title, description and symbols, with quotes or without', () => {
  expect(readPage(html)).toEqual({
    title: 'Data Grid API',
    description: 'Rows & columns.',
    symbols: [
      {name: 'rows', kind: 'prop', id: 'props-rows'},
      {name: 'rowClick', kind: 'event', id: 'event"s'},
    ],
  });
});

test('what is no documentation page is left out', () => {
  expect(readPage('<main><h1>Home</h1></main>')).toBeUndefined();
  expect(readPage('')).toBeUndefined();
});

test('character references are resolved', () => {
  expect(textOf('a &lt;b&gt; &#39;c&#x27; &unknown;')).toBe("a <b> 'c' &unknown;");
});

test('groups, plans and the order of pages come from the navigation', () => {
  const page = (path: string) => ({path, title: path, description: 'Text.', symbols: []});
  const nodes = [
    {
      pathname: '/x/react-charts-group',
      title: 'Charts',
      children: [
        {pathname: '/x/react-charts/bars'},
        {pathname: '/x/api/charts/bar-chart', plan: 'pro' as const},
      ],
    },
  ];
  const built = ['zebra/', 'api/charts/bar-chart/', 'react-charts/bars/'].map(page);
  expect(describePages(built, nodes, '/x/')).toEqual([
    {p: 'react-charts/bars/', t: 'react-charts/bars/', g: ['Charts'], d: 'Text.'},
    {p: 'api/charts/bar-chart/', t: 'api/charts/bar-chart/', g: ['Charts'], l: 'pro'},
    {p: 'zebra/', t: 'zebra/', g: [], d: 'Text.'},
  ]);
});

test('the kind of a page is in its path, in older versions too', () => {
  expect(
    ['/x/api/charts/bar-chart/', '/x/v7/api/a/b/', '/x/migration/a/', '/x/a/'].map(kindOf),
  ).toEqual(['api', 'api', 'migration', 'guide']);
});

const pages = ['a/', 'b/'].map((p) => ({p, t: p, g: []}));

test('symbols are sorted into files by letter, the pages of one name together', () => {
  const symbols = [
    {name: 'rows', kind: 'prop', page: 'b/', id: '2'},
    {name: 'rows', kind: 'prop', page: 'a/', id: '1'},
    {name: '.Mui-focused', kind: 'class', page: 'a/', id: '3'},
  ];
  expect(Object.fromEntries(shardSymbols(symbols, pages))).toEqual({
    r: [
      [
        'rows',
        'prop',
        [
          [0, '1'],
          [1, '2'],
        ],
      ],
    ],
    m: [['.Mui-focused', 'class', [[0, '3']]]],
  });
  expect(shardOf('42')).toBe('_');
});

test('symbols of pages that do not exist are reported together', () => {
  const symbols = ['z', 'y'].map((name) => ({name, kind: 'prop', page: 'c/', id: '1'}));
  expect(() => shardSymbols(symbols, pages)).toThrow(
    'plugins/search, symbols:\n  prop y: there is no page c/\n  prop z: there is no page c/',
  );
});
