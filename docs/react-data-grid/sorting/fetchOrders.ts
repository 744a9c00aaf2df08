import type {GridGetRowsResponse} from '@mui/x-data-grid';
import {makeOrders} from '../../_data/orders';

const table = makeOrders(500);

/** Stands in for a server: half a second, then the asked-for slice of 500 orders. */
export async function fetchOrders(query: URLSearchParams): Promise<GridGetRowsResponse> {
  const [field, direction] = (query.get('sort') ?? '').split(':');
  const sign = direction === 'desc' ? -1 : 1;
  const rows = [...table];
  if (field) {
    const key = field as 'number' | 'customer' | 'placedAt' | 'total';
    rows.sort((a, b) => sign * (a[key] < b[key] ? -1 : Number(a[key] > b[key])));
  }
  await new Promise((resolve) => setTimeout(resolve, 500));
  const slice = rows.slice(Number(query.get('start')), Number(query.get('end')) + 1);
  return {rows: slice, rowCount: rows.length};
}
