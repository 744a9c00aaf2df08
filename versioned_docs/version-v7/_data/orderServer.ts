import {createMockNetwork, ServerError} from './mockNetwork';
import type {MockNetwork, NetworkOptions, Wire} from './mockNetwork';
import {makeOrders} from './orders';
import type {Order} from './orders';
import {aggregateRows, filterRows, sortRows} from './query';
import type {AggregationModel, FilterModel, SortItem} from './query';

/** An order as JSON brings it: `placedAt` and `shippedAt` are ISO text. */
export type OrderRow = Wire<Order>;

/** What a list can be asked for. All of it is optional; the grid's own parameters fit as they are. */
export interface ListRequest {
  sortModel?: readonly SortItem[];
  filterModel?: FilterModel;
  /** Index of the first row, 0 by default; text is the cursor of an earlier answer. */
  start?: number | string;
  /** Index of the last row, included. Default: 24 after the first. */
  end?: number;
  aggregationModel?: AggregationModel;
}

export interface ListAnswer {
  rows: OrderRow[];
  /** How many orders pass the filter. */
  total: number;
  aggregates: Record<string, number | null>;
}

/** Orders that have the same values in the fields by which they are grouped. */
export interface OrderGroup {
  /** `group/Europe/Audio` */
  id: string;
  /** Value of the innermost field. */
  groupKey: string;
  /** How many orders are in it. */
  orders: number;
  /** How many rows are shown when it opens: groups or orders. */
  children: number;
  aggregates: Record<string, number | null>;
}

export interface GroupRequest extends ListRequest {
  /** Fields to group by, from the outside in. */
  groupFields?: readonly string[];
  /** Values of the groups that have been opened so far. */
  groupKeys?: readonly string[];
}

export interface GroupAnswer {
  rows: (OrderGroup | OrderRow)[];
  total: number;
  aggregates: Record<string, number | null>;
}

/** A server for orders, with the network in front of it. */
export interface OrderServer extends MockNetwork {
  /** At most 200 orders of a sorted and filtered list. */
  list: (request: ListRequest) => Promise<ListAnswer>;
  /** The next orders after a cursor, `null` for the first ones; it does not say how many there are. */
  listAfter: (
    cursor: string | null,
    count: number,
    request?: ListRequest,
  ) => Promise<{rows: OrderRow[]; nextCursor: string | null}>;
  /** Groups, or the orders of the innermost group. */
  group: (request: GroupRequest) => Promise<GroupAnswer>;
  /** Changes an order, checks it, and returns it as it is stored. */
  update: (id: number, changes: Partial<Wire<Order>>) => Promise<OrderRow>;
}

export interface OrderServerOptions extends NetworkOptions {
  /** Number of orders. Default 500. */
  count?: number;
}

const LIMIT = 200;

function valueOf(order: Order, field: string): string {
  if (!(field in order)) {
    throw new ServerError(400, `The server cannot group by “${field}”.`);
  }
  return String(order[field as keyof Order]);
}

function groupsOf(orders: readonly Order[], request: GroupRequest): OrderGroup[] {
  const {groupFields = [], groupKeys = [], aggregationModel} = request;
  const field = groupFields[groupKeys.length] ?? '';
  const next = groupFields[groupKeys.length + 1];
  const groups = new Map<string, Order[]>();
  for (const order of orders) {
    const key = valueOf(order, field);
    groups.set(key, [...(groups.get(key) ?? []), order]);
  }
  return [...groups].map(([groupKey, members]) => ({
    id: ['group', ...groupKeys, groupKey].join('/'),
    groupKey,
    [field]: groupKey,
    orders: members.length,
    children: next ? new Set(members.map((order) => valueOf(order, next))).size : members.length,
    aggregates: aggregateRows(members, aggregationModel),
  }));
}

function slice<Row>(rows: readonly Row[], {start = 0, end}: ListRequest): Row[] {
  const from = Number(start);
  return rows.slice(from, Math.min((end ?? from + 24) + 1, from + LIMIT));
}

/** Pages are made of the outermost level; what a group holds comes whole, up to the limit. */
const pageOf = ({groupKeys = [], start, end}: GroupRequest): ListRequest =>
  groupKeys.length > 0 ? {end: LIMIT - 1} : {start, end};

/** Makes a server with its own orders, so that what one demo changes does not show in another. */
export function createOrderServer({count = 500, ...options}: OrderServerOptions = {}): OrderServer {
  const table = makeOrders(count);
  const network = createMockNetwork(options);
  const select = (request: ListRequest) =>
    sortRows(filterRows(table, request.filterModel), request.sortModel);

  return Object.assign(network, {
    list: (request: ListRequest) =>
      network.send(() => {
        const found = select(request);
        const aggregates = aggregateRows(found, request.aggregationModel);
        return {rows: slice(found, request), total: found.length, aggregates};
      }),

    listAfter: (cursor: string | null, size: number, request: ListRequest = {}) =>
      network.send(() => {
        const found = select(request);
        const start = cursor === null ? 0 : found.findIndex(({number}) => number === cursor) + 1;
        const rows = found.slice(start, start + Math.min(size, LIMIT));
        const last = start + rows.length >= found.length ? undefined : rows.at(-1);
        return {rows, nextCursor: last?.number ?? null};
      }),

    group: (request: GroupRequest) =>
      network.send(() => {
        const {groupFields = [], groupKeys = [], sortModel = []} = request;
        const members = filterRows(table, request.filterModel).filter((order) =>
          groupKeys.every((key, level) => valueOf(order, groupFields[level] ?? '') === key),
        );
        const aggregates = aggregateRows(members, request.aggregationModel);
        if (groupKeys.length >= groupFields.length) {
          return {
            rows: slice(sortRows(members, sortModel), pageOf(request)),
            total: members.length,
            aggregates,
          };
        }
        const groups = groupsOf(members, request);
        const known = sortModel.filter(({field}) => field in (groups[0] ?? {}));
        return {
          rows: slice(
            sortRows(groups, known.length ? known : [{field: 'groupKey', sort: 'asc'}]),
            pageOf(request),
          ),
          total: groups.length,
          aggregates,
        };
      }),

    update: (id: number, changes: Partial<OrderRow>) =>
      network.send(() => {
        const order = table.find((entry) => entry.id === id);
        if (!order) {
          throw new ServerError(404, `There is no order ${id}.`);
        }
        if (changes.items !== undefined && (changes.items < 1 || changes.items > 99)) {
          throw new ServerError(422, 'An order has 1 to 99 units.');
        }
        const {items = order.items, status = order.status, paid = order.paid} = changes;
        return Object.assign(order, {items, status, paid});
      }),
  }) as OrderServer;
}
