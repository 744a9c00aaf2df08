import {whenDrawn} from '../../../plugins/late-hydration/client/whenDrawn';

/** A page that is still loading; `reports` are the kinds of entries that its browser can observe. */
function makePage(reports: string[] | undefined, hidden = false) {
  const calls: string[] = [];
  const steps: Partial<Record<'load' | 'paint' | 'timer', () => void>> = {};
  class Observer {
    static supportedEntryTypes = reports;
    constructor(readonly callback: () => void) {}
    observe() {
      steps.paint = this.callback;
    }
    disconnect() {
      calls.push('disconnected');
    }
  }
  const window = {
    document: {readyState: 'loading', hidden},
    PerformanceObserver: reports && Observer,
    addEventListener: (_: string, run: () => void) => (steps.load = run),
    setTimeout: (run: () => void) => (steps.timer = run),
    clearTimeout: () => delete steps.timer,
  } as unknown as Window & typeof globalThis;
  whenDrawn(window, () => calls.push('run'));
  return {calls, steps};
}

test('waits for the load event, and then for the report of the first view', () => {
  const {calls, steps} = makePage(['paint']);
  expect(Object.keys(steps)).toEqual(['load']);
  steps.load!();
  expect(calls).toEqual([]);
  steps.paint!();
  expect(calls).toEqual(['disconnected', 'run']);
  expect(steps.timer).toBeUndefined();
});

test('a page that shows nothing before its scripts does not wait for good', () => {
  const {calls, steps} = makePage(['paint']);
  steps.load!();
  steps.timer!();
  expect(calls).toEqual(['disconnected', 'run']);
});

test.each([
  ['a browser that does not report it', undefined, false],
  ['a browser that reports other things', ['longtask'], false],
  ['a tab in the background', ['paint'], true],
] as const)('%s: after the load event', (_, reports, hidden) => {
  const {calls, steps} = makePage(reports && [...reports], hidden);
  steps.load!();
  expect(calls).toEqual([]);
  steps.timer!();
  expect(calls).toEqual(['run']);
});
