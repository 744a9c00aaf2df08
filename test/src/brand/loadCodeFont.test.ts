import {loadCodeFont} from '@site/src/brand/loadCodeFont';

const KEY = 'x-docs:code-font';

function makeWindow(stored: Record<string, string> | null) {
  const listeners: (() => void)[] = [];
  const frames: (() => void)[] = [];
  const timers: (() => void)[] = [];
  const added: string[] = [];
  const blocked = () => {
    throw new Error('blocked');
  };
  const window = {
    document: {fonts: {add: ({source}: {source: string}) => added.push(source)}},
    FontFace: class {
      constructor(
        readonly family: string,
        readonly source: string,
        readonly options: object,
      ) {}
    },
    sessionStorage: stored
      ? {
          getItem: (name: string) => stored[name] ?? null,
          setItem: (name: string, value: string) => (stored[name] = value),
        }
      : {getItem: blocked, setItem: blocked},
    addEventListener: (name: string, listener: () => void) =>
      name === 'load' && listeners.push(listener),
    requestAnimationFrame: (run: () => void) => frames.push(run),
    setTimeout: (run: () => void) => timers.push(run),
  };
  const draw = () => {
    listeners.forEach((run) => run());
    frames.forEach((run) => run());
  };
  return {
    window: window as unknown as Window & typeof globalThis,
    added,
    draw,
    wait: () => timers.forEach((run) => run()),
  };
}

test('on the first page of a visit the font comes after the page is drawn, and that is noted', () => {
  const stored: Record<string, string> = {};
  const {window, added, draw, wait} = makeWindow(stored);
  loadCodeFont(window, '/x/fonts/code.woff2', KEY);
  draw();
  expect(added).toEqual([]);
  wait();
  expect(added).toEqual(['url(/x/fonts/code.woff2) format("woff2")']);
  expect(stored).toEqual({[KEY]: '1'});
});

test('later pages have it at once', () => {
  const {window, added} = makeWindow({[KEY]: '1'});
  loadCodeFont(window, '/x/fonts/code.woff2', KEY);
  expect(added).toHaveLength(1);
});

test('with blocked storage it comes late each time, and nothing is thrown', () => {
  const {window, added, draw, wait} = makeWindow(null);
  loadCodeFont(window, '/x/fonts/code.woff2', KEY);
  draw();
  wait();
  expect(added).toHaveLength(1);
});
