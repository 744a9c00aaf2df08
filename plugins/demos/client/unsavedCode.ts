const owners = new Set<object>();
const listeners = new Set<() => void>();

/** Says whether an editor holds code that a reload would lose. The owner must take its word back when it goes. */
export function setUnsaved(owner: object, unsaved: boolean): void {
  const before = owners.size;
  if (unsaved) {
    owners.add(owner);
  } else {
    owners.delete(owner);
  }
  if (owners.size !== before) {
    listeners.forEach((listener) => listener());
  }
}

/** True while any editor of the page holds code that a reload would lose. */
export const hasUnsavedCode = (): boolean => owners.size > 0;

/** Calls back whenever an editor gains or loses such code; returns a function that ends it. */
export function onUnsavedChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
