import {
  isOutdated,
  mayReloadFor,
  reloadWhenFree,
} from '../../../../plugins/offline/client/reloadOnce';

function host(given: {focus: boolean; busy: boolean}) {
  const state = {...given, reloads: 0, ended: 0, tell: () => {}};
  reloadWhenFree({
    hasFocus: () => state.focus,
    isBusy: () => state.busy,
    subscribe: (listener) => {
      state.tell = listener;
      return () => (state.ended += 1);
    },
    reload: () => (state.reloads += 1),
  });
  return state;
}

describe('reloadWhenFree', () => {
  it('reloads at once when the page has the focus, and once only', () => {
    const state = host({focus: true, busy: false});
    state.tell();
    state.tell();
    expect(state).toMatchObject({reloads: 1, ended: 1});
  });

  it('waits for the focus, and for the visitor to be done', () => {
    const state = host({focus: false, busy: true});
    state.focus = true;
    state.tell();
    expect(state.reloads).toBe(0);
    state.busy = false;
    state.tell();
    expect(state.reloads).toBe(1);
  });
});

describe('isOutdated', () => {
  const present = {build: 'b', entry: 'new.js'};

  it('holds for a page of the former build', () => {
    expect(isOutdated({page: 'old.js', former: {entry: 'old.js'}, present})).toBe(true);
  });

  it('does not hold for a page that was newer than its worker', () => {
    expect(isOutdated({page: 'new.js', former: {entry: 'old.js'}, present})).toBe(false);
    expect(isOutdated({page: 'new.js', former: null, present})).toBe(false);
  });

  it('holds when both builds start with the same script', () => {
    expect(isOutdated({page: 'new.js', former: {entry: 'new.js'}, present})).toBe(true);
  });
});

describe('mayReloadFor', () => {
  function memory() {
    const kept = new Map<string, string>();
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
  }

  it('allows one reload a build, also when builds alternate', () => {
    const storage = memory();
    const answers = ['a', 'a', 'b', 'a', 'b'].map((build) => mayReloadFor(build, () => storage, 0));
    expect(answers).toEqual([true, false, true, false, false]);
  });

  it('allows it without storage only on a page that was open for a while', () => {
    const blocked = () => {
      throw new Error('blocked');
    };
    expect(mayReloadFor('a', blocked, 1000)).toBe(false);
    expect(mayReloadFor('a', blocked, 60_000)).toBe(true);
  });
});
