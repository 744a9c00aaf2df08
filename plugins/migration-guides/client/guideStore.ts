import {useSyncExternalStore} from 'react';
import type {ChangeFilter} from '../findAffecting';
import {readTicks, TICKS_KEY, writeTicks, type TicksStorage} from '../ticks';

/** What the checklist and the sections of a guide share. */
export interface GuideState {
  /** Ids of the changes that are done. */
  done: ReadonlySet<string>;
  filter: ChangeFilter;
}

/** The store of one guide on a page. */
export interface GuideStore {
  get: () => GuideState;
  tick: (id: string, isDone: boolean) => void;
  filter: (filter: Partial<ChangeFilter>) => void;
  /** Another tab wrote to the storage: under this key, or everything was cleared. */
  hear: (key: string | null) => void;
  subscribe: (listener: () => void) => () => void;
}

const NO_FILTER: ChangeFilter = {component: '', code: '', hideDone: false};

/** Nothing is done and nothing is filtered: what the server renders. */
export const BEFORE: GuideState = {done: new Set(), filter: NO_FILTER};

/** Makes the store of a guide; ticks are read from the storage at once. */
export function createGuideStore(guide: string, storage: TicksStorage | undefined): GuideStore {
  const listeners = new Set<() => void>();
  let state: GuideState = {...BEFORE, done: readTicks(storage, guide)};
  const put = (next: Partial<GuideState>): void => {
    state = {...state, ...next};
    listeners.forEach((listener) => listener());
  };
  return {
    get: () => state,
    tick(id, isDone) {
      const done = new Set(state.done);
      if (isDone) done.add(id);
      else done.delete(id);
      writeTicks(storage, guide, done);
      put({done});
    },
    filter: (filter) => put({filter: {...state.filter, ...filter}}),
    hear(key) {
      if (key === null || key === TICKS_KEY) put({done: readTicks(storage, guide)});
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const stores = new Map<string, GuideStore>();

function localStorageOrNothing(): TicksStorage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}

/** The store of a guide in this browser; it outlives the page, so that a filter is there on the way back. */
export function storeOf(guide: string): GuideStore {
  const known = stores.get(guide);
  if (known) return known;
  const store = createGuideStore(guide, localStorageOrNothing());
  window.addEventListener('storage', ({key}) => store.hear(key));
  stores.set(guide, store);
  return store;
}

/** State of a guide; while the page hydrates nothing is done and nothing filtered. */
export function useGuide(guide: string): GuideState {
  return useSyncExternalStore(
    (listener) => storeOf(guide).subscribe(listener),
    () => storeOf(guide).get(),
    () => BEFORE,
  );
}
