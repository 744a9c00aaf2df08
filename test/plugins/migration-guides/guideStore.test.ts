import {createGuideStore} from '@site/plugins/migration-guides/client/guideStore';
import {TICKS_KEY} from '@site/plugins/migration-guides/ticks';

function memory(text?: string) {
  const kept = new Map(text === undefined ? [] : [[TICKS_KEY, text]]);
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

test('ticks are kept by guide and beside those of others', () => {
  const storage = memory('{"charts-v7":["legend"]}');
  const store = createGuideStore('data-grid-v7', storage);
  store.tick('rows', true);
  store.tick('columns', true);
  store.tick('rows', false);
  expect(JSON.parse(storage.kept.get(TICKS_KEY)!)).toEqual({
    'charts-v7': ['legend'],
    'data-grid-v7': ['columns'],
  });
  expect([...createGuideStore('data-grid-v7', storage).get().done]).toEqual(['columns']);
});

test.each(['no json', '[]', 'null', '{"data-grid-v7":"rows"}', '{"data-grid-v7":[1]}'])(
  'what is stored as %s counts as nothing',
  (text) => {
    expect(createGuideStore('data-grid-v7', memory(text)).get().done.size).toBe(0);
  },
);

test('blocked storage keeps ticks for the visit', () => {
  const blocked = () => {
    throw new Error('blocked');
  };
  const store = createGuideStore('data-grid-v7', {getItem: blocked, setItem: blocked});
  const listener = jest.fn();
  store.subscribe(listener);
  store.tick('rows', true);
  expect([...store.get().done]).toEqual(['rows']);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('ticks of another tab are heard, other keys are not', () => {
  const storage = memory();
  const store = createGuideStore('data-grid-v7', storage);
  storage.setItem(TICKS_KEY, '{"data-grid-v7":["rows"]}');
  store.hear('theme');
  expect(store.get().done.size).toBe(0);
  store.hear(TICKS_KEY);
  expect([...store.get().done]).toEqual(['rows']);
});
