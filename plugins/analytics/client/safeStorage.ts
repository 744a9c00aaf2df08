/** A storage that keeps nothing. */
const NO_STORAGE: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
};

/** The storage of that name, or one that keeps nothing where the browser gives none. */
export function safeStorage(name: 'localStorage' | 'sessionStorage') {
  try {
    return window[name];
  } catch {
    return NO_STORAGE;
  }
}
