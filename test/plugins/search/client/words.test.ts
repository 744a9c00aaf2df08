import {
  correct,
  distance,
  ownerWords,
  queryWords,
  splitWords,
  stem,
} from '../../../../plugins/search/client/words';

test('words are lower case and free of accents', () => {
  expect(splitWords('Époque, Data-Grid')).toEqual(['epoque', 'data', 'grid']);
});

test('an identifier is kept whole and taken apart', () => {
  expect(splitWords('GridColDef.sortComparator')).toEqual([
    'gridcoldef',
    'grid',
    'col',
    'def',
    'sortcomparator',
    'sort',
    'comparator',
  ]);
});

test('the owner of a member is told from it, and a full stop makes no owner', () => {
  expect([...ownerWords('GridColDef.sortComparator')]).toEqual([
    'gridcoldef',
    'grid',
    'col',
    'def',
  ]);
  expect([...ownerWords('Sort rows. Hide columns.')]).toEqual([]);
});

test('a question loses the words that say nothing', () => {
  expect(queryWords('How do I hide a column?')).toEqual(['hide', 'column']);
});

test('a query of nothing but such words keeps them', () => {
  expect(queryWords('how to')).toEqual(['how', 'to']);
});

test.each([
  ['filtering', 'filters'],
  ['sorting', 'sorted'],
  ['editing', 'edit'],
  ['dates', 'date'],
  ['grouping', 'groups'],
])('%s and %s share a root', (one, other) => {
  expect(stem(one)).toBe(stem(other));
});

test('distinct words keep distinct roots', () => {
  expect(stem('pinning')).not.toBe(stem('pie'));
  expect(stem('editing')).not.toBe(stem('edge'));
});

test('distance counts a swap of neighbors as one slip', () => {
  expect(distance('colunm', 'column', 2)).toBe(1);
  expect(distance('sort', 'sort', 2)).toBe(0);
  expect(distance('abc', 'xyz', 2)).toBe(3);
});

const vocabulary = new Set(['column', 'sorting', 'pagination', 'export']);

test.each([
  ['colunm', 'column'],
  ['sortng', 'sorting'],
  ['pagnaton', 'pagination'],
])('%s is taken for %s', (typed, meant) => {
  expect(correct(typed, vocabulary)).toBe(meant);
});

test.each(['sort', 'sorted', 'zebra', 'col', 'exports'])('%s is left alone', (typed) => {
  expect(correct(typed, vocabulary)).toBeUndefined();
});
