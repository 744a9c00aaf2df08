/**
 * Where the focus of a toolbar goes with a key: arrows wrap and are mirrored right-to-left, Home and End go to
 * the ends. `null` for any other key and for an empty toolbar.
 */
export function rovingIndex(
  key: string,
  current: number,
  count: number,
  rtl: boolean,
): number | null {
  if (count === 0) {
    return null;
  }
  const step = rtl ? -1 : 1;
  switch (key) {
    case 'ArrowRight':
      return (current + step + count) % count;
    case 'ArrowLeft':
      return (current - step + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
