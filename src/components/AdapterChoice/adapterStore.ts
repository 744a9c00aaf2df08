import {DEFAULT_ADAPTER, isAdapterKey, type AdapterKey} from './adapters';

/** Key of the choice in `sessionStorage`: it lasts for the visit. */
export const ADAPTER_STORAGE_KEY = 'x-docs.adapter';

/** The visitor's choice of date library, shared by all that is on the page. */
export interface AdapterStore {
  get: () => AdapterKey;
  /** Applies and keeps a choice; blocked storage keeps it as long as the page lives. */
  set: (key: AdapterKey) => void;
  subscribe: (listener: () => void) => () => void;
}

/**
 * Makes the store. Storage is asked for once, with the first `get`; what is stored there and is no library counts as
 * no choice. Never throws.
 *
 * @param storage gives the storage of the visit; may throw where it is blocked
 */
export function createAdapterStore(
  storage: () => Pick<Storage, 'getItem' | 'setItem'>,
): AdapterStore {
  let chosen: AdapterKey | undefined;
  const listeners = new Set<() => void>();
  return {
    get() {
      chosen ??= read(storage);
      return chosen;
    },
    set(key) {
      chosen = key;
      try {
        storage().setItem(ADAPTER_STORAGE_KEY, key);
      } catch {
        // Kept by `chosen`.
      }
      listeners.forEach((listener) => listener());
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function read(storage: () => Pick<Storage, 'getItem'>): AdapterKey {
  try {
    const stored = storage().getItem(ADAPTER_STORAGE_KEY);
    return isAdapterKey(stored) ? stored : DEFAULT_ADAPTER;
  } catch {
    return DEFAULT_ADAPTER;
  }
}
