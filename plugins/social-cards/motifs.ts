import type {ProductId} from '../../src/product/products';

/** Colors of products in light mode, as in `src/css/tokens.css`. */
export const HUES: Record<ProductId, string> = {
  'x-data-grid': '#0b57d0',
  'x-date-pickers': '#6d3fd1',
  'x-charts': '#0a6f77',
  'x-tree-view': '#276d37',
  '': '#0b57d0',
};

type Box = readonly [x: number, y: number, width: number, height: number, opacity: number];

/** Side of a motif in pixels. */
export const MOTIF_SIZE = 288;

const SOFT = 0.12;
const cells = [0, 1, 2, 3];

/** A motif is made of boxes: each product's own order of the same material. */
const BOXES: Record<ProductId, readonly Box[]> = {
  // A table with its head and one selected row.
  'x-data-grid': cells.flatMap((row) =>
    cells.map((column): Box => [
      column * 75,
      row * 75,
      63,
      63,
      row === 0 ? 1 : row === 2 ? 0.5 : SOFT,
    ]),
  ),
  // A month with a range of days.
  'x-date-pickers': cells.flatMap((row) =>
    [0, 1, 2, 3, 4].map((column): Box => {
      const day = row * 5 + column;
      const inRange = day > 7 && day < 13;
      return [column * 60, row * 76, 48, 60, day === 7 || day === 13 ? 1 : inRange ? 0.4 : SOFT];
    }),
  ),
  // Bars before their scale.
  'x-charts': [130, 196, 94, 242, 288].flatMap((height, index): Box[] => [
    [index * 60, 0, 48, 288, SOFT],
    [index * 60, 288 - height, 48, height, index === 4 ? 1 : 0.5],
  ]),
  // Items and the items in them.
  'x-tree-view': [
    [0, 0, 288, 48, 1],
    [60, 60, 228, 48, 0.5],
    [120, 120, 168, 48, SOFT],
    [120, 180, 168, 48, SOFT],
    [60, 240, 228, 48, 0.5],
  ],
  // The brand: one of each.
  '': [
    [0, 0, 138, 138, 1],
    [150, 0, 138, 138, 0.4],
    [0, 150, 138, 138, 0.4],
    [150, 150, 138, 138, 1],
  ],
};

/** SVG of a product's motif at a place of the card. */
export function drawMotif(product: ProductId, x: number, y: number): string {
  const boxes = BOXES[product].map(
    ([left, top, width, height, opacity]) =>
      `<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="12" fill-opacity="${opacity}"/>`,
  );
  return `<g transform="translate(${x} ${y})" fill="${HUES[product]}">${boxes.join('')}</g>`;
}
