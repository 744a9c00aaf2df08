import {
  ADAPTER_STORAGE_KEY,
  createAdapterStore,
} from '../../../src/components/AdapterChoice/adapterStore';

const blocked = () => {
  throw new Error('blocked');
};

function memory(initial: Record<string, string> = {}) {
  const texts = new Map(Object.entries(initial));
  return {
    texts,
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
  };
}

test('the demos speak Day.js until somebody chooses', () => {
  expect(createAdapterStore(() => memory()).get()).toBe('dayjs');
});

test('a choice is stored for the visit, heard at once and found by the next page', () => {
  const storage = memory();
  const store = createAdapterStore(() => storage);
  const heard: string[] = [];
  const stop = store.subscribe(() => heard.push(store.get()));
  store.set('luxon');
  stop();
  store.set('moment');
  expect(heard).toEqual(['luxon']);
  expect(storage.texts.get(ADAPTER_STORAGE_KEY)).toBe('moment');
  expect(createAdapterStore(() => storage).get()).toBe('moment');
});

test('a stored text that is no library counts as no choice', () => {
  expect(createAdapterStore(() => memory({[ADAPTER_STORAGE_KEY]: 'toString'})).get()).toBe('dayjs');
});

test('blocked storage keeps the choice as long as the page lives', () => {
  const store = createAdapterStore(blocked);
  expect(store.get()).toBe('dayjs');
  store.set('date-fns');
  expect(store.get()).toBe('date-fns');
});
