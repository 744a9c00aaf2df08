import {chooseEncoding, matchesTag, parseRange} from '../../../../plugins/serving/server/negotiate';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0.5, gzip;q=1', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'br'],
  ['br;q=0, *;q=0.1', 'gzip'],
  ['identity', 'identity'],
])('Accept-Encoding %p is answered with %p', (accept, encoding) => {
  expect(chooseEncoding(accept)).toBe(encoding);
});

test.each([
  [undefined, null],
  ['bytes=0-99', {start: 0, end: 99}],
  ['bytes=900-', {start: 900, end: 999}],
  ['bytes=-100', {start: 900, end: 999}],
  ['bytes=-5000', {start: 0, end: 999}],
  ['bytes=0-5000', {start: 0, end: 999}],
  ['bytes=1000-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=9-3', null],
  ['bytes=0-1,5-6', null],
  ['lines=1-2', null],
])('Range %p of 1000 bytes is %p', (header, range) => {
  expect(parseRange(header, 1000)).toEqual(range);
});

test('a kept copy is good when one of its tags is, weak or not', () => {
  expect(matchesTag('W/"a", "b"', '"b"')).toBe(true);
  expect(matchesTag('W/"a"', '"a"')).toBe(true);
  expect(matchesTag('*', '"a"')).toBe(true);
  expect(matchesTag('"a-br"', '"a"')).toBe(false);
  expect(matchesTag(undefined, '"a"')).toBe(false);
});
