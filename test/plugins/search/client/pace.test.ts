import {keepOrder, textPause} from '../../../../plugins/search/client/pace';

test('a word of one or two letters waits longer before the text of pages is searched', () => {
  const [short, long] = [textPause('date p'), textPause('date picker')];
  expect(short).toBeGreaterThan(2 * long);
  expect(textPause('id')).toBe(short);
  expect(textPause('sor')).toBe(long);
  expect(textPause('date ')).toBe(long);
  expect(textPause('?')).toBe(short);
});

test('what is shown stays where it is, with what the whole answer knows of it', () => {
  const shown = [{key: 'b'}, {key: 'a'}, {key: 'gone'}];
  const whole = [
    {key: 'a', parts: 1},
    {key: 'c', parts: 2},
    {key: 'b', parts: 3},
  ];
  expect(keepOrder<{key: string; parts?: number}>(shown, whole)).toEqual([
    {key: 'b', parts: 3},
    {key: 'a', parts: 1},
    {key: 'gone'},
    {key: 'c', parts: 2},
  ]);
});
