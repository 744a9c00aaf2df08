import {rovingIndex} from '@site/plugins/demos/client/rovingIndex';

test.each([
  ['ArrowRight', 0, false, 1],
  ['ArrowRight', 3, false, 0],
  ['ArrowLeft', 0, false, 3],
  ['ArrowLeft', 2, false, 1],
  ['ArrowRight', 0, true, 3],
  ['ArrowLeft', 3, true, 0],
  ['Home', 2, true, 0],
  ['End', 1, true, 3],
])('%s at %i of four, right-to-left %s, goes to %i', (key, current, rtl, next) => {
  expect(rovingIndex(key, current, 4, rtl)).toBe(next);
});

test('other keys and empty toolbars move nothing', () => {
  expect(rovingIndex('ArrowDown', 0, 4, false)).toBeNull();
  expect(rovingIndex('Home', 0, 0, false)).toBeNull();
});
