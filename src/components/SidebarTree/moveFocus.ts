/** Keys that move through the tree. */
const STEPS: Record<string, 1 | -1> = {ArrowDown: 1, ArrowUp: -1};

/**
 * Arrow keys in the tree: up and down walk the visible rows, the arrow that points inward opens
 * a folder, the one that points outward closes it. Returns whether the key was used.
 *
 * @param root the tree's element
 * @param row the row that has the focus
 */
export function moveFocus(key: string, root: HTMLElement, row: HTMLElement): boolean {
  const step = STEPS[key];
  if (step) {
    const rows = Array.from(root.querySelectorAll<HTMLElement>('a[href]'));
    const next = rows[rows.indexOf(row) + step];
    next?.focus();
    return next !== undefined;
  }
  const inward = getComputedStyle(root).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const expanded = row.getAttribute('aria-expanded');
  const opens = key === inward && expanded === 'false';
  const closes = /^Arrow(Left|Right)$/.test(key) && key !== inward && expanded === 'true';
  if (opens || closes) {
    row.click();
    return true;
  }
  return false;
}
