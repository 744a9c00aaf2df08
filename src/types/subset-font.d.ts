/** What is used of it; the package has no types. */
declare module 'subset-font' {
  /** Cuts a font down to the characters of a text, and a variable one to fixed axes. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {targetFormat: 'truetype'; variationAxes: Record<string, number>},
  ): Promise<Buffer>;
}
