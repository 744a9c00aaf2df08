import {BLOCK_SELECTOR, BUTTON_SELECTOR} from './blockText';

/** The parts of a key press that decide. */
export type CopyKey = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'
>;

/** True for Ctrl C and ⌘ C, and for nothing that has another modifier. */
export function isCopyKey(event: CopyKey): boolean {
  return (
    event.key.toLowerCase() === 'c' &&
    event.ctrlKey !== event.metaKey &&
    !event.shiftKey &&
    !event.altKey &&
    !event.defaultPrevented
  );
}

/**
 * True when the browser itself has something to copy: text selected in the page, or in the field that has
 * the focus (Firefox does not report that one as page selection). What a field without focus remembers
 * of an earlier selection does not count.
 */
export function hasSelection(document: Document): boolean {
  const field = document.activeElement;
  if (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement) {
    // Fields that hold no text, such as a checkbox, have no selection: null.
    return (field.selectionEnd ?? 0) - (field.selectionStart ?? 0) > 0;
  }
  return Boolean(document.getSelection()?.toString());
}

/** The block that Ctrl/⌘ C means: the one with the focus, else the one under the pointer. */
export function activeBlock(document: Document): Element | null {
  const focused = document.activeElement?.closest(BLOCK_SELECTOR);
  if (focused) {
    return focused;
  }
  return [...document.querySelectorAll(`${BLOCK_SELECTOR}:hover`)].at(-1) ?? null;
}

let users = 0;

function onKeyDown(event: KeyboardEvent): void {
  if (!isCopyKey(event) || hasSelection(document)) {
    return;
  }
  activeBlock(document)?.querySelector<HTMLElement>(BUTTON_SELECTOR)?.click();
}

/** Listens for Ctrl/⌘ C while at least one copy button is on the page. Returns what ends it. */
export function watchCopyKey(): () => void {
  users += 1;
  if (users === 1) {
    document.addEventListener('keydown', onKeyDown);
  }
  return () => {
    users -= 1;
    if (users === 0) {
      document.removeEventListener('keydown', onKeyDown);
    }
  };
}
