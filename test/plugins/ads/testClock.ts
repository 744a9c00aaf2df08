import type {Clock} from '../../../plugins/ads/runAd';

/** A clock that stands still until it is told to advance. */
export interface TestClock extends Clock {
  /** Lets time pass, in milliseconds, and runs what falls due in order. */
  advance(milliseconds: number): void;
  /** Number of timers that are still running. */
  pending(): number;
}

/** Makes a clock for tests; it starts at 0. */
export function createTestClock(): TestClock {
  const timers = new Map<number, {due: number; callback: () => void}>();
  let now = 0;
  let last = 0;
  return {
    setTimeout(callback, delay) {
      last += 1;
      timers.set(last, {due: now + delay, callback});
      return last;
    },
    clearTimeout: (handle) => void timers.delete(handle),
    advance(milliseconds) {
      const end = now + milliseconds;
      for (;;) {
        const [next] = [...timers]
          .filter(([, {due}]) => due <= end)
          .sort(([, a], [, b]) => a.due - b.due);
        if (!next) {
          break;
        }
        const [handle, {due, callback}] = next;
        timers.delete(handle);
        now = due;
        callback();
      }
      now = end;
    },
    pending: () => timers.size,
  };
}
