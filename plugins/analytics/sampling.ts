/**
 * Decides whether a draw falls into a sample.
 *
 * @param ratio Share to keep: 0 keeps nothing, 1 keeps everything.
 * @param draw A random number from 0 (included) to 1 (excluded), as `Math.random` gives it.
 */
export function isSampled(ratio: number, draw: number): boolean {
  return draw < ratio;
}
