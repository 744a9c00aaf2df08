import {makeOrders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const table = makeOrders(237);

/** One page of orders, and whether there is another. */
export interface OrderPage {
  rows: Order[];
  total: number;
  hasNextPage: boolean;
  /** Names the place after the last row of the page; `null` at the end. */
  nextCursor: string | null;
}

/** Stands in for a server: half a second, then the rows from an index or from a cursor. */
export async function fetchPage(from: number | string, pageSize: number): Promise<OrderPage> {
  await new Promise((resolve) => setTimeout(resolve, 500));
  const start = typeof from === 'number' ? from : Number(from.replace('after-', ''));
  const end = Math.min(start + pageSize, table.length);
  const hasNextPage = end < table.length;
  return {
    rows: table.slice(start, end),
    total: table.length,
    hasNextPage,
    nextCursor: hasNextPage ? `after-${end}` : null,
  };
}
