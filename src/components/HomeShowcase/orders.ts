/** An order of the showcase. */
export interface Order {
  readonly id: number;
  /** ISO date, in the showcase's month. */
  readonly day: string;
  readonly city: string;
  readonly product: string;
  readonly units: number;
  /** Euro. */
  readonly total: number;
}

/** First day of the month that the showcase is about. */
export const MONTH = '2026-03-01';
export const DAYS = 31;

/** Regions and their cities: what the tree filters by. */
export const REGIONS: Readonly<Record<string, readonly string[]>> = {
  Europe: ['Lisbon', 'Oslo', 'Turin'],
  Americas: ['Austin', 'Lima'],
  Asia: ['Busan', 'Pune'],
};

/** All cities, region by region. */
export const CITIES: readonly string[] = Object.values(REGIONS).flat();

const PRODUCTS: ReadonlyArray<[string, number]> = [
  ['Desk lamp', 39],
  ['Office chair', 189],
  ['Monitor arm', 79],
  ['Standing desk', 420],
];

/** Numbers in [0, 1) that are the same on every visit (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** The month's orders, made up but the same on every visit. */
export function makeOrders(): Order[] {
  const random = seeded(8);
  return Array.from({length: 420}, (_, index) => {
    const [product, price] = PRODUCTS[Math.floor(random() * PRODUCTS.length)]!;
    const units = 1 + Math.floor(random() * 9);
    return {
      id: 1001 + index,
      day: `2026-03-${String(1 + Math.floor(random() * DAYS)).padStart(2, '0')}`,
      city: CITIES[Math.floor(random() * CITIES.length)]!,
      product,
      units,
      total: units * price,
    };
  });
}
