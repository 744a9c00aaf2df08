import {createRandom} from './random';

/** The steps of an order, in the order in which they happen. */
export const orderStatuses = [
  'Draft',
  'Confirmed',
  'Packed',
  'Shipped',
  'Delivered',
  'Returned',
] as const;
/** How soon an order has to leave, from least to most urgent. */
export const orderPriorities = ['Low', 'Normal', 'High', 'Urgent'] as const;
/** Sales regions. */
export const orderRegions = ['Americas', 'Asia Pacific', 'Europe', 'Middle East'] as const;
/** What is sold. */
export const orderCategories = ['Audio', 'Cameras', 'Displays', 'Lighting', 'Networking'] as const;

export type OrderStatus = (typeof orderStatuses)[number];
export type OrderPriority = (typeof orderPriorities)[number];
export type OrderRegion = (typeof orderRegions)[number];
export type OrderCategory = (typeof orderCategories)[number];

/** A sales order of an electronics wholesaler. */
export interface Order {
  id: number;
  /** What people call it: `SO-10421`. */
  number: string;
  customer: string;
  region: OrderRegion;
  category: OrderCategory;
  status: OrderStatus;
  priority: OrderPriority;
  /** Day it was placed, local midnight. */
  placedAt: Date;
  /** Day it left the warehouse; `null` until then. */
  shippedAt: Date | null;
  /** Number of units. */
  items: number;
  /** US dollars. */
  total: number;
  paid: boolean;
}

const customers: readonly [string, OrderRegion][] = [
  ['Alder & Finch', 'Europe'],
  ['Baltic Freight', 'Europe'],
  ['Cedar Grove Clinics', 'Americas'],
  ['Delta Broadcast', 'Americas'],
  ['Émile Garnier', 'Europe'],
  ['Falcon Gulf Trading', 'Middle East'],
  ['Harbor Light Studios', 'Asia Pacific'],
  ['Iglesias Hermanos', 'Americas'],
  ['Juniper Retail', 'Americas'],
  ['Kumo Systems', 'Asia Pacific'],
  ['Levant Optics', 'Middle East'],
  ['Mistral Events', 'Europe'],
  ['Nordlys Hotels', 'Europe'],
  ['Orchid Bay Resorts', 'Asia Pacific'],
  ['Pampas Outdoor', 'Americas'],
  ['Quarry Lane Schools', 'Americas'],
  ['Rangi Media', 'Asia Pacific'],
  ['Saffron Market', 'Middle East'],
  ['Tramontana Labs', 'Europe'],
  ['Umbra Theatre', 'Europe'],
];

/** Days without a time, so that a demo shows the same date in every time zone. */
const day = (offset: number) => new Date(2026, 0, 5 + offset);

/**
 * Makes orders from a seed: the same arguments always give the same rows.
 *
 * @param count How many; ids run from 1 to `count`.
 * @param seed Any whole number. Default 7.
 */
export function makeOrders(count: number, seed = 7): Order[] {
  const random = createRandom(seed);
  return Array.from({length: count}, (_, index): Order => {
    const [customer, region] = customers[random.int(0, customers.length - 1)] ?? customers[0]!;
    const placed = random.int(0, 170);
    const status = random.pick(orderStatuses);
    const left = status === 'Shipped' || status === 'Delivered' || status === 'Returned';
    const items = random.int(1, 48);
    return {
      id: index + 1,
      number: `SO-${10400 + index}`,
      customer,
      region,
      category: random.pick(orderCategories),
      status,
      priority: random.pick(orderPriorities),
      placedAt: day(placed),
      shippedAt: left ? day(placed + random.int(1, 9)) : null,
      items,
      total: items * random.int(18, 420),
      paid: status !== 'Draft' && random.chance(0.7),
    };
  });
}

/** Sixty orders, for demos that need no other number. */
export const orders: readonly Order[] = makeOrders(60);
