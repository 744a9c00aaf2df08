/** Distance in pixels between the popover, its link and the edges of the window. */
const GAP = 8;

/** Greatest height in pixels. */
const TALLEST = 440;

interface Size {
  width: number;
  height: number;
}

/** Where a popover goes, and how tall it may be. */
export interface PopoverBox {
  left: number;
  maxHeight: number;
  /** Distance from the window's upper edge, or from the lower one. */
  top?: number;
  bottom?: number;
}

/** Below its link where it fits or where there is more room, else above; always within the window. */
export function popoverBox(
  anchor: {top: number; bottom: number; left: number},
  size: Size,
  view: Size,
): PopoverBox {
  const below = view.height - anchor.bottom - 2 * GAP;
  const above = anchor.top - 2 * GAP;
  const left = Math.max(GAP, Math.min(anchor.left, view.width - size.width - GAP));
  const wanted = Math.min(size.height, TALLEST);
  return wanted <= below || below >= above
    ? {left, maxHeight: Math.min(TALLEST, below), top: anchor.bottom + GAP}
    : {left, maxHeight: Math.min(TALLEST, above), bottom: view.height - anchor.top + GAP};
}

/** Places a fixed element beside its anchor. Coordinates of the window run from the left in both directions of text. */
export function placePopover(element: HTMLElement, anchor: HTMLElement): void {
  element.style.maxHeight = '';
  const {left, maxHeight, top, bottom} = popoverBox(
    anchor.getBoundingClientRect(),
    {width: element.offsetWidth, height: element.scrollHeight},
    {width: document.documentElement.clientWidth, height: window.innerHeight},
  );
  const px = (value: number | undefined): string => (value === undefined ? 'auto' : `${value}px`);
  Object.assign(element.style, {
    left: px(left),
    top: px(top),
    bottom: px(bottom),
    maxHeight: px(Math.max(120, maxHeight)),
  });
}
