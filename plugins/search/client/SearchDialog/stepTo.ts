/** Place in the list that a key leads to from a place; the arrows go round. */
export function stepTo(key: string, at: number, count: number): number | undefined {
  const last = count - 1;
  return count === 0
    ? undefined
    : {
        ArrowDown: at >= last ? 0 : at + 1,
        ArrowUp: at <= 0 ? last : at - 1,
        PageDown: Math.min(last, at + 5),
        PageUp: Math.max(0, at - 5),
      }[key];
}
