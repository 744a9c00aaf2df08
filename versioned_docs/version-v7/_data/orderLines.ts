import type {Order, OrderCategory} from './orders';
import {createRandom} from './random';

/** One product of an order. */
export interface OrderLine {
  id: number;
  product: string;
  quantity: number;
  /** US dollars for one unit. */
  price: number;
}

const products: Record<OrderCategory, readonly [string, ...string[]]> = {
  Audio: ['Studio microphone', 'Monitor speaker', 'Audio interface', 'Headphones'],
  Cameras: ['Field camera', 'Prime lens', 'Tripod', 'Memory card'],
  Displays: ['Wall display', 'Reference monitor', 'Display mount'],
  Lighting: ['Key light', 'LED panel', 'Soft box', 'Light stand'],
  Networking: ['Switch, 24 ports', 'Access point', 'Patch cable', 'Rack, 12 units'],
};

/** One to five lines of an order; the same order always has the same ones. */
export function linesOf({id, category}: Pick<Order, 'id' | 'category'>): OrderLine[] {
  const random = createRandom(id * 7919);
  return Array.from({length: random.int(1, 5)}, (_, index) => ({
    id: id * 10 + index,
    product: random.pick(products[category]),
    quantity: random.int(1, 12),
    price: random.int(18, 420),
  }));
}
