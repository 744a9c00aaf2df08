/** Distance in pixels between the popover, its link and the edges of the window. */
const GAP = 8;

/** Where a popover goes: below its link where it fits, else above; always within the window. */
export function popoverPosition(
  anchor: {top: number; bottom: number; left: number},
  size: {width: number; height: number},
  view: {width: number; height: number},
): {top: number; left: number} {
  const below = anchor.bottom + GAP;
  const above = anchor.top - GAP - size.height;
  const fitsBelow = below + size.height <= view.height - GAP;
  const top = fitsBelow || above < GAP ? below : above;
  const left = Math.max(GAP, Math.min(anchor.left, view.width - size.width - GAP));
  return {top: Math.min(top, Math.max(GAP, view.height - size.height - GAP)), left};
}

/** Places a fixed element beside its anchor. */
export function placePopover(element: HTMLElement, anchor: HTMLElement): void {
  const {top, left} = popoverPosition(
    anchor.getBoundingClientRect(),
    {width: element.offsetWidth, height: element.offsetHeight},
    {width: document.documentElement.clientWidth, height: window.innerHeight},
  );
  element.style.setProperty('inset-block-start', `${top}px`);
  // Coordinates of the window run from the left in both directions of text.
  element.style.left = `${left}px`;
}
