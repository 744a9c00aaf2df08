import {
  filterQuery,
  filterRows,
  isFiltering,
  matchRows,
  NO_FILTER,
  parseFilter,
} from '../../../../plugins/api-reference/client/filter';
import {pageOf, section} from '../page';

const page = pageOf({
  sections: [
    section('prop', [
      {n: 'rows', t: 'readonly R[]', r: 1, h: 'The rows.'},
      {n: 'sortModel', t: 'GridSortModel', h: 'Order of the <a href="/rows">rows</a>.'},
      {n: 'onSortModelChange', t: '(model: GridSortModel) => void', p: 'pro'},
      {n: 'experimental', t: 'boolean', x: 'Use <code>other</code>.', d: 'false'},
    ]),
    section('class', [{n: 'root', c: 'MuiDataGrid-root'}]),
  ],
  also: [{n: 'style', t: 'React.CSSProperties'}],
});
const rows = filterRows(page);
const names = (part: Partial<typeof NO_FILTER>): string[] =>
  [...matchRows(rows, {...NO_FILTER, ...part})].map((row) => row.name);

test('every row passes without a filter, the folded ones included', () => {
  expect(names({})).toEqual(rows.map((row) => row.name));
  expect(rows.at(-1)).toMatchObject({name: 'style', section: 'more-props', kind: 'prop'});
});

test('a word in a name hides rows that only mention it', () => {
  expect(names({q: 'rows'})).toEqual(['rows']);
  expect(names({q: 'SORT change'})).toEqual(['onSortModelChange']);
});

test('a word in no name is looked for in types, classes and defaults', () => {
  expect(names({q: 'gridsortmodel'})).toEqual(['sortModel', 'onSortModelChange']);
  expect(names({q: '.MuiDataGrid-root'})).toEqual(['root']);
  expect(names({q: 'false'})).toEqual(['experimental']);
});

test('a word in neither is looked for in descriptions, not in their markup', () => {
  expect(names({q: 'order of'})).toEqual(['sortModel']);
  expect(names({q: 'href'})).toEqual([]);
});

test('kinds, required, deprecated and plan narrow together with the words', () => {
  expect(names({kinds: ['class']})).toEqual(['root']);
  expect(names({kinds: ['class', 'prop'], q: 'root'})).toEqual(['root']);
  expect(names({required: true})).toEqual(['rows']);
  expect(names({deprecated: true})).toEqual(['experimental']);
  expect(names({plan: 'pro'})).toEqual(['onSortModelChange']);
  expect(names({plan: 'pro', q: 'rows'})).toEqual([]);
});

test('a filter goes into an address and comes back', () => {
  const state = {
    q: 'sort <model>',
    kinds: ['prop', 'class'] as const,
    required: true,
    deprecated: true,
    plan: 'premium' as const,
    known: true,
  };
  const query = filterQuery('?userLanguage=zh', state);
  expect(query).toBe(
    '?userLanguage=zh&q=sort+%3Cmodel%3E&kind=prop,class&only=required,deprecated,known&plan=premium',
  );
  expect(parseFilter(query)).toEqual(state);
});

test('an empty filter leaves an address without a query', () => {
  expect(filterQuery('?q=rows&kind=prop&only=required&plan=pro', NO_FILTER)).toBe('');
});

test('what an address asks for and nobody knows is left out', () => {
  expect(parseFilter('?kind=prop,spell&only=new&plan=gold')).toEqual({
    ...NO_FILTER,
    kinds: ['prop'],
  });
});

test('blanks alone filter nothing', () => {
  expect(isFiltering({...NO_FILTER, q: '  '})).toBe(false);
  expect(isFiltering({...NO_FILTER, plan: 'pro'})).toBe(true);
});
