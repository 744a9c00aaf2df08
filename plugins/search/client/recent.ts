/** Key of the visited pages in localStorage; no setting, so not under `x-docs:`. */
export const RECENT_KEY = 'x-docs.recent-pages';

/** How many pages are kept. */
const KEPT = 8;

/** Paths of the pages visited last, the newest first; empty where storage fails or was tampered with. */
export function readRecent(storage: Pick<Storage, 'getItem'>): string[] {
  try {
    const list: unknown = JSON.parse(storage.getItem(RECENT_KEY) ?? '[]');
    return Array.isArray(list) ? list.filter((item) => typeof item === 'string') : [];
  } catch {
    return [];
  }
}

/** Puts a page first among the pages visited. */
export function addRecent(storage: Pick<Storage, 'getItem' | 'setItem'>, pathname: string): void {
  try {
    const others = readRecent(storage).filter((path) => path !== pathname);
    storage.setItem(RECENT_KEY, JSON.stringify([pathname, ...others].slice(0, KEPT)));
  } catch {
    // A full or forbidden storage costs the list, nothing else.
  }
}

/** The browser's storage, or one that remembers nothing where reaching for it throws. */
export function browserStorage(): Pick<Storage, 'getItem' | 'setItem'> {
  try {
    return window.localStorage;
  } catch {
    return {getItem: () => null, setItem: () => undefined};
  }
}
