/** Key in localStorage. */
const KEY = 'x-docs:own-code';

/** How many hashes are remembered. */
const LIMIT = 12;

type Store = Pick<Storage, 'getItem' | 'setItem'>;

const nowhere: Store = {getItem: () => null, setItem: () => {}};

/** localStorage, or a store that forgets where the browser blocks it. */
function browserStore(): Store {
  try {
    return window.localStorage;
  } catch {
    return nowhere;
  }
}

function read(storage: Store): string[] {
  try {
    const list = JSON.parse(storage.getItem(KEY) ?? '[]') as unknown;
    return Array.isArray(list) ? list.filter((item) => typeof item === 'string') : [];
  } catch {
    return [];
  }
}

/** Remembers that the code of this hash was written in this browser. Blocked or full storage is ignored. */
export function rememberOwnCode(hash: string, storage: Store = browserStore()): void {
  try {
    const list = [hash, ...read(storage).filter((item) => item !== hash)].slice(0, LIMIT);
    storage.setItem(KEY, JSON.stringify(list));
  } catch {
    // Then the code is asked about once more.
  }
}

/** True when the code of this hash was written here, so that it may run without asking. */
export function isOwnCode(hash: string, storage: Store = browserStore()): boolean {
  return read(storage).includes(hash);
}
