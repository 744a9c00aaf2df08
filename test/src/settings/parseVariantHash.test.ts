import {parseVariantHash} from '@site/src/settings/parseVariantHash';

test.each([
  ['#SortByTwoColumns', {name: 'SortByTwoColumns'}],
  ['#SortByTwoColumns.tsx', {name: 'SortByTwoColumns', language: 'ts'}],
  ['#SortByTwoColumns.js', {name: 'SortByTwoColumns', language: 'js'}],
  ['#system-Bars.tsx', {name: 'Bars', language: 'ts', styling: 'system'}],
  ['#css-Bars.tsx', {name: 'Bars', language: 'ts', styling: 'css'}],
  ['#tailwind-Bars.js', {name: 'Bars', language: 'js', styling: 'tailwind'}],
  ['Bars.js', {name: 'Bars', language: 'js'}],
  ['#%42ars.js', {name: 'Bars', language: 'js'}],
])('%s names a variant', (hash, expected) => {
  expect(parseVariantHash(hash)).toEqual(expected);
});

test.each(['', '#', '#.js', '#css-.tsx', '#%E0%A4%A.tsx'])('%j says nothing', (hash) => {
  expect(parseVariantHash(hash)).toBeNull();
});

test.each([
  '#css-theme-variables',
  '#Bars.ts',
  '#Bars.jsx',
  '#Bars.TSX',
  '#Bars.js.map',
  '#less-Bars',
])('%s is a plain anchor without a variant', (hash) => {
  expect(parseVariantHash(hash)).toEqual({name: hash.slice(1)});
});

test('a prefix that is not a styling stays part of the name', () => {
  expect(parseVariantHash('#less-Bars.js')).toEqual({name: 'less-Bars', language: 'js'});
});

test('its source text runs on its own, as the head script needs', () => {
  const copy = new Function(`return (${parseVariantHash.toString()})`)() as typeof parseVariantHash;
  expect(copy('#css-Bars.js')).toEqual({name: 'Bars', language: 'js', styling: 'css'});
});
