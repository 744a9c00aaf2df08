import {createEventQueue, QUEUE_LIMIT} from '../../../plugins/analytics/eventQueue';

const event = (name: string) => ({name, params: {}, time: 0});

function opened(queue: ReturnType<typeof createEventQueue>): string[] {
  const names: string[] = [];
  queue.open(({name}) => names.push(name));
  return names;
}

test('passes on what was held, then what comes, in order', () => {
  const queue = createEventQueue();
  queue.push(event('a'));
  queue.push(event('b'));
  const names = opened(queue);
  queue.push(event('c'));
  expect(names).toEqual(['a', 'b', 'c']);
});

test('holds the newest 100 events', () => {
  const queue = createEventQueue();
  Array.from({length: QUEUE_LIMIT + 5}, (_, index) => queue.push(event(`${index}`)));
  const names = opened(queue);
  expect(names).toHaveLength(100);
  expect(names.at(0)).toBe('5');
  expect(names.at(-1)).toBe('104');
});

test('forgets everything once closed', () => {
  const queue = createEventQueue();
  queue.push(event('a'));
  queue.close();
  queue.push(event('b'));
  expect(opened(queue)).toEqual([]);
});

test('sends nothing more to a receiver after closing, and starts anew when opened again', () => {
  const queue = createEventQueue();
  const first = opened(queue);
  queue.close();
  queue.push(event('a'));
  const second = opened(queue);
  queue.push(event('b'));
  expect(first).toEqual([]);
  expect(second).toEqual(['b']);
});
