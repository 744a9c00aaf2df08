/** Elements that have use for a typed letter themselves. */
const TYPING =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="grid"], [role="tree"], [role="treegrid"], [data-demo-stage]';

type Key = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'defaultPrevented' | 'target'
>;

/** Whether a key press asks for the search: Ctrl or ⌘ with K anywhere, `/` where nobody types. */
export function isSearchKey(event: Key): boolean {
  const {key, ctrlKey, metaKey, altKey, shiftKey, target} = event;
  if (event.defaultPrevented || altKey) {
    return false;
  }
  if (ctrlKey || metaKey) {
    return !shiftKey && key.toLowerCase() === 'k';
  }
  return key === '/' && !(target as Element | null)?.closest?.(TYPING);
}
