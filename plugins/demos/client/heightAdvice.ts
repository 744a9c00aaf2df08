/** Difference, in px, between reserved and real height that is still fine. */
export const HEIGHT_TOLERANCE = 8;

/** A sentence for the writer when a demo does not have the height that is reserved for it, else `null`. */
export function heightAdvice(
  name: string,
  reserved: number,
  real: number,
  width: number,
): string | null {
  const rounded = Math.round(real);
  if (Math.abs(rounded - reserved) <= HEIGHT_TOLERANCE) {
    return null;
  }
  return `Demo ${name}: reserved height is ${reserved} px, the demo takes ${rounded} px in a window ${width} px wide. Write height={${rounded}}.`;
}
