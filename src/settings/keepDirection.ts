/** What {@link keepDirection} touches of `<html>`. */
export type DirectedRoot = Pick<HTMLElement, 'dir'>;

/** Direction that the page shows, once something keeps it. */
let kept: string | undefined;

/**
 * Keeps the direction that stands on `<html>` now. The framework writes the locale's direction there whenever it
 * updates the head, the first time in the middle of hydration; the visitor's is back before the next paint.
 *
 * @param onWrite tells of each write of the root's direction
 */
export function keepDirection(root: DirectedRoot, onWrite: (listener: () => void) => void): void {
  kept = root.dir;
  onWrite(() => {
    if (kept !== undefined && root.dir !== kept) {
      root.dir = kept;
    }
  });
}

/** Takes this direction for the one to keep: the visitor chose it. */
export function changeKeptDirection(direction: string): void {
  kept = direction;
}
