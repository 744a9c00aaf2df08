/** Order by code unit without regard to case: the same on every machine. */
export function compare(a: string, b: string): number {
  const x = a.toLowerCase();
  const y = b.toLowerCase();
  if (x !== y) return x < y ? -1 : 1;
  return a < b ? -1 : Number(a > b);
}
