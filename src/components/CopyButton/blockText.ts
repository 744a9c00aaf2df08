/** Marks the element whose code one copy button copies; the pointer over it makes it the block of Ctrl/⌘ C. */
export const BLOCK_SELECTOR = '[data-copy-block]';

/** Marks the copy button inside a block. */
export const BUTTON_SELECTOR = '[data-copy-button]';

/** Parts of the code that are not copied: lines shown as removed, and what is marked so. */
const SKIP_SELECTOR = 'del, [data-copy-skip]';

function isShown(element: Element): boolean {
  return element.getClientRects().length > 0;
}

/** Code of the block that an element is in: the first `pre` that is shown, without the parts marked `data-copy-skip`. */
export function blockText(inside: Element): string {
  const pres = [...(inside.closest(BLOCK_SELECTOR)?.querySelectorAll('pre') ?? [])];
  const pre = pres.find(isShown) ?? pres[0];
  if (!pre) {
    return '';
  }
  const copy = pre.cloneNode(true) as Element;
  copy.querySelectorAll(SKIP_SELECTOR).forEach((part) => part.remove());
  return copy.textContent ?? '';
}
