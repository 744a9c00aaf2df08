import {addRecent, readRecent, RECENT_KEY} from '../../../../plugins/search/client/recent';

function memory(initial?: string) {
  const values = new Map(initial === undefined ? [] : [[RECENT_KEY, initial]]);
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}

test('the page visited last goes first, and once only', () => {
  const storage = memory();
  ['/x/a/', '/x/b/', '/x/a/'].forEach((path) => addRecent(storage, path));
  expect(readRecent(storage)).toEqual(['/x/a/', '/x/b/']);
});

test('eight pages are kept', () => {
  const storage = memory();
  Array.from({length: 12}, (_, index) => addRecent(storage, `/x/${index}/`));
  expect(readRecent(storage)).toHaveLength(8);
  expect(readRecent(storage)[0]).toBe('/x/11/');
});

test.each(['not json', '{"a":1}', '[1,2]'])('%s in storage is an empty list', (stored) => {
  expect(readRecent(memory(stored))).toEqual([]);
});

test('a storage that refuses costs nothing but the list', () => {
  const refuse = () => {
    throw new Error('denied');
  };
  expect(() => addRecent({getItem: refuse, setItem: refuse}, '/x/a/')).not.toThrow();
  expect(readRecent({getItem: refuse})).toEqual([]);
});
