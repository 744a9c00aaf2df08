import {hasUnsavedCode, onUnsavedChange} from '../../demos/client/unsavedCode';

/** How long after the focus has left an editor the page counts as left, milliseconds. */
const LEAVE_DELAY = 500;

/** Fields in which nothing is typed. */
const NO_TEXT = /^(button|checkbox|color|file|image|radio|range|reset|submit)$/;

/** True for an element that takes what is typed; a frame may hold an editor. */
export function takesText(element: Element | null): boolean {
  return (
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLIFrameElement ||
    (element instanceof HTMLInputElement && !NO_TEXT.test(element.type)) ||
    (element instanceof HTMLElement && Boolean(element.isContentEditable))
  );
}

/** True while a reload would take something from the visitor. */
export const isBusy = (): boolean => hasUnsavedCode() || takesText(document.activeElement);

/** Calls back whenever the page gains the focus or the visitor may have left an editor. */
export function onFree(listener: () => void): () => void {
  let timer = 0;
  const later = () => {
    window.clearTimeout(timer);
    // A click that takes the focus away leads somewhere: it goes first.
    timer = window.setTimeout(listener, LEAVE_DELAY);
  };
  const stopUnsaved = onUnsavedChange(later);
  window.addEventListener('focus', listener);
  document.addEventListener('visibilitychange', listener);
  document.addEventListener('focusout', later);
  return () => {
    window.clearTimeout(timer);
    stopUnsaved();
    window.removeEventListener('focus', listener);
    document.removeEventListener('visibilitychange', listener);
    document.removeEventListener('focusout', later);
  };
}
