/** @jest-environment jsdom */
import {isSearchKey} from '../../../../plugins/search/client/isSearchKey';

function press(init: KeyboardEventInit, inside = '<p></p>') {
  document.body.innerHTML = inside;
  const target = document.body.querySelector('*')!;
  return isSearchKey(Object.assign({}, {...plain(init), target}));
}

function plain(init: KeyboardEventInit) {
  const {key = '', ctrlKey = false, metaKey = false, altKey = false, shiftKey = false} = init;
  return {key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented: false};
}

test('Ctrl or ⌘ with K asks for the search, in a field too', () => {
  expect(press({key: 'k', ctrlKey: true})).toBe(true);
  expect(press({key: 'K', metaKey: true}, '<input>')).toBe(true);
  expect(press({key: 'k', ctrlKey: true, shiftKey: true})).toBe(false);
  expect(press({key: 'k'})).toBe(false);
});

test('a slash asks for it where nobody types', () => {
  expect(press({key: '/'})).toBe(true);
  expect(press({key: '/'}, '<input>')).toBe(false);
  expect(press({key: '/'}, '<div role="grid"></div>')).toBe(false);
  expect(press({key: '/'}, '<div contenteditable="true"></div>')).toBe(false);
});

test('a key press that something else has taken is left alone', () => {
  expect(isSearchKey({...plain({key: '/'}), defaultPrevented: true, target: null})).toBe(false);
});
