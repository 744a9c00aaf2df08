import {whenIdle} from '../../../plugins/page-slots/client/whenIdle';

function createHost(readyState: DocumentReadyState, idle = true) {
  const tasks = new Map<number, () => void>();
  let onLoad: (() => void) | undefined;
  const host = {
    document: {readyState},
    addEventListener: (_: 'load', listener: () => void) => void (onLoad = listener),
    removeEventListener: () => void (onLoad = undefined),
    setTimeout: (task: () => void) => tasks.set(1, task).size,
    clearTimeout: (handle: number) => void tasks.delete(handle),
    ...(idle && {
      requestIdleCallback: (task: () => void) => tasks.set(1, task).size,
      cancelIdleCallback: (handle: number) => void tasks.delete(handle),
    }),
  };
  return {
    host,
    load: () => onLoad?.(),
    idle: () => tasks.forEach((task) => task()),
  };
}

test.each([true, false])('waits for load and then for a quiet moment; idle callback: %s', (has) => {
  const {host, load, idle} = createHost('interactive', has);
  const task = jest.fn();
  whenIdle(task, host);
  idle();
  expect(task).not.toHaveBeenCalled();
  load();
  expect(task).not.toHaveBeenCalled();
  idle();
  expect(task).toHaveBeenCalledTimes(1);
});

test('waits for a quiet moment only when the page has loaded', () => {
  const {host, idle} = createHost('complete');
  const task = jest.fn();
  whenIdle(task, host);
  expect(task).not.toHaveBeenCalled();
  idle();
  expect(task).toHaveBeenCalledTimes(1);
});

test.each([true, false])('can be canceled at any time; idle callback: %s', (has) => {
  const early = createHost('loading', has);
  const late = createHost('complete', has);
  const task = jest.fn();
  whenIdle(task, early.host)();
  early.load();
  early.idle();
  whenIdle(task, late.host)();
  late.idle();
  expect(task).not.toHaveBeenCalled();
});
