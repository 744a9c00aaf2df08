import type {GridFilterItem, GridFilterModel} from '@mui/x-data-grid';
import {makeOrders} from '../../../_data/orders';
import type {Order} from '../../../_data/orders';

const table = makeOrders(400);

function matches(order: Order, {field, operator, value}: GridFilterItem): boolean {
  const cell = order[field as 'customer' | 'region' | 'total'];
  switch (operator) {
    case 'contains':
      return String(cell).toLowerCase().includes(String(value).toLowerCase());
    case 'is':
      return cell === value;
    case '>':
      return Number(cell) > Number(value);
    default:
      throw new Error(`The server does not know the operator “${operator}”.`);
  }
}

/**
 * Stands in for a server: 600 ms, then at most 100 matching orders.
 *
 * @param model Filters; of the quick filter, each word has to be part of the customer's name.
 */
export async function fetchOrders({items, quickFilterValues = []}: GridFilterModel) {
  await new Promise((resolve) => setTimeout(resolve, 600));
  const rows = table.filter(
    (order) =>
      items.every((item) => item.value === undefined || matches(order, item)) &&
      quickFilterValues.every((word) =>
        order.customer.toLowerCase().includes(String(word).toLowerCase()),
      ),
  );
  return rows.slice(0, 100);
}
