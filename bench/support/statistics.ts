const sorted = (values: readonly number[]) => [...values].sort((a, b) => a - b);

/** The value in the middle; the mean of the two in the middle when there are as many above as below. */
export function median(values: readonly number[]): number {
  const [low, high] = [Math.floor((values.length - 1) / 2), Math.ceil((values.length - 1) / 2)];
  const ordered = sorted(values);
  return ((ordered[low] ?? NaN) + (ordered[high] ?? NaN)) / 2;
}

/** Median with the least and the most, as it stands in tables. */
export function spread(values: readonly number[], digits = 0): string {
  const ordered = sorted(values);
  const [least = NaN, most = NaN] = [ordered[0], ordered.at(-1)];
  return `${median(values).toFixed(digits)} (${least.toFixed(digits)}–${most.toFixed(digits)})`;
}
