import {
  createBatches,
  REQUEST_LIMIT,
  splitRequests,
  WAITING_KEY,
  WAITING_LIMIT,
} from '../../../plugins/analytics/batches';
import type {AnalyticsEvent} from '../../../plugins/analytics/types';

const event = (name: string, params: AnalyticsEvent['params'] = {}): AnalyticsEvent => ({
  name,
  params,
  time: 1,
});

function begin({size = 3, kept}: {size?: number; kept?: string} = {}) {
  const state = {online: true, accepts: true};
  const store = new Map<string, string>(kept === undefined ? [] : [[WAITING_KEY, kept]]);
  const posted: string[][] = [];
  const batches = createBatches({
    size,
    online: () => state.online,
    post: (body) => {
      if (state.accepts) {
        posted.push((JSON.parse(body) as AnalyticsEvent[]).map(({name}) => name));
      }
      return state.accepts;
    },
    storage: {
      getItem: (key) => store.get(key) ?? null,
      setItem: (key, value) => void store.set(key, value),
      removeItem: (key) => void store.delete(key),
    },
  });
  const waiting = () =>
    (JSON.parse(store.get(WAITING_KEY) ?? '[]') as AnalyticsEvent[]).map(({name}) => name);
  return {batches, state, posted, store, waiting};
}

test('sends a batch when it is full, the rest when flushed', () => {
  const {batches, posted, store} = begin();
  ['a', 'b', 'c', 'd'].forEach((name) => batches.add(event(name)));
  expect(posted).toEqual([['a', 'b', 'c']]);
  batches.flush();
  expect(posted).toEqual([['a', 'b', 'c'], ['d']]);
  expect(store.size).toBe(0);
});

test('flushing nothing posts nothing and stores nothing', () => {
  const {batches, posted, state, store} = begin();
  batches.flush();
  state.online = false;
  batches.flush();
  expect(posted).toEqual([]);
  expect(store.size).toBe(0);
});

test('keeps events while there is no network and sends them at the next visit', () => {
  const first = begin();
  first.state.online = false;
  first.batches.add(event('a'));
  first.batches.flush();
  first.batches.add(event('b'));
  first.batches.flush();
  expect(first.posted).toEqual([]);
  expect(first.waiting()).toEqual(['a', 'b']);

  const second = begin({kept: first.store.get(WAITING_KEY)});
  second.batches.resume();
  second.batches.add(event('c'));
  expect(second.posted).toEqual([['a', 'b', 'c']]);
  expect(second.store.size).toBe(0);
});

test('does not take up kept events while still without a network', () => {
  const {batches, state, waiting} = begin({kept: JSON.stringify([event('a')])});
  state.online = false;
  batches.resume();
  expect(waiting()).toEqual(['a']);
});

test('keeps events that the browser does not take', () => {
  const {batches, state, waiting} = begin();
  state.accepts = false;
  batches.add(event('a'));
  batches.flush();
  expect(waiting()).toEqual(['a']);
});

test('keeps the newest 200 events', () => {
  const {batches, state, waiting} = begin({size: 500});
  state.online = false;
  Array.from({length: WAITING_LIMIT + 3}, (_, index) => batches.add(event(`${index}`)));
  batches.flush();
  expect(waiting()).toHaveLength(200);
  expect(waiting().at(0)).toBe('3');
});

test.each(['no json', '{}', 'null', '[1, null, "x"]'])('ignores kept nonsense: %s', (kept) => {
  const {batches, posted} = begin({kept});
  batches.resume();
  batches.flush();
  expect(posted).toEqual([]);
});

test('clearing forgets the batch and what was kept', () => {
  const {batches, posted, store} = begin({kept: JSON.stringify([event('a')])});
  batches.add(event('b'));
  batches.clear();
  batches.flush();
  expect(posted).toEqual([]);
  expect(store.size).toBe(0);
});

test('a closed storage does no harm', () => {
  const fail = () => {
    throw new DOMException('closed', 'SecurityError');
  };
  const batches = createBatches({
    size: 1,
    post: () => false,
    online: () => false,
    storage: {getItem: fail, setItem: fail, removeItem: fail},
  });
  expect(() => {
    batches.resume();
    batches.add(event('a'));
    batches.clear();
  }).not.toThrow();
});

test('requests stay below the size that browsers refuse', () => {
  const long = (name: string) => event(name, {text: 'x'.repeat(REQUEST_LIMIT * 0.4)});
  const requests = splitRequests([long('a'), long('b'), long('c'), event('d')]);
  expect(requests.map((request) => request.map(({name}) => name))).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
});

test('an event above the size goes alone', () => {
  const huge = event('huge', {text: 'x'.repeat(REQUEST_LIMIT * 2)});
  expect(splitRequests([event('a'), huge, event('b')]).map((request) => request.length)).toEqual([
    1, 1, 1,
  ]);
});
