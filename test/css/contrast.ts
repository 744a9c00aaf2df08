/** Reads `#rgb` and `#rrggbb`. */
export function parseColor(text: string): [number, number, number] {
  const hex = text.trim().replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
  const match = /^#(..)(..)(..)$/.exec(hex);
  if (!match) {
    throw new Error(`Expected a hex color, found "${text}".`);
  }
  return [match[1]!, match[2]!, match[3]!].map((part) => parseInt(part, 16)) as [
    number,
    number,
    number,
  ];
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(color: readonly number[]): number {
  const [r, g, b] = color.map((part) => {
    const c = part / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

/** Contrast ratio of two colors, 1 to 21. */
export function contrast(a: readonly number[], b: readonly number[]): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light! + 0.05) / (dark! + 0.05);
}
