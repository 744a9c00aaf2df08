import {createRandom} from './random';

export const productTags = ['Bestseller', 'Discontinued', 'Fragile', 'New', 'Oversize'] as const;
export type ProductTag = (typeof productTags)[number];

/** An article in the catalog of a shop for instruments. */
export interface Product {
  id: number;
  name: string;
  maker: string;
  /** Mean of the reviews, 0.5 to 5 in halves. */
  rating: number;
  tags: ProductTag[];
  /** US dollars. */
  price: number;
  /** Units sold in each of the last twelve weeks, oldest first. */
  weeklySales: number[];
  /** Units on the shelf. */
  stock: number;
  /** Units that the shelf holds. */
  capacity: number;
  /** Day of the last count, local midnight; `null` when never counted. */
  countedOn: Date | null;
  /** Page of the product, relative. */
  page: string;
}

const names: readonly [name: string, maker: string][] = [
  ['Concert ukulele', 'Makani'],
  ['Field drum', 'Trommel & Sohn'],
  ['Steel-string guitar', 'Oakwind'],
  ['Stage piano', 'Clarion'],
  ['Violin, three quarter', 'Bellini Atelier'],
  ['Alto saxophone', 'Clarion'],
  ['Cajón', 'Trommel & Sohn'],
  ['Mandolin', 'Oakwind'],
  ['Piccolo', 'Bellini Atelier'],
  ['Handpan in D minor', 'Lumen'],
  ['Melodica', 'Makani'],
  ['Theremin', 'Lumen'],
];

function makeProducts(): Product[] {
  const random = createRandom(9);
  return names.map(([name, maker], index): Product => {
    const drift = random.int(-3, 4);
    const start = random.int(20, 60);
    const capacity = random.int(3, 12) * 10;
    return {
      id: index + 1,
      name,
      maker,
      rating: random.int(4, 10) / 2,
      tags: productTags.filter(() => random.chance(0.35)),
      price: random.int(39, 900),
      weeklySales: Array.from({length: 12}, (_, week) =>
        Math.max(0, start + drift * week + random.int(-9, 9)),
      ),
      stock: random.int(0, capacity),
      capacity,
      countedOn: random.chance(0.8) ? new Date(2026, random.int(0, 5), random.int(1, 28)) : null,
      page: `#product-${index + 1}`,
    };
  });
}

/** Twelve instruments. */
export const products: readonly Product[] = makeProducts();
