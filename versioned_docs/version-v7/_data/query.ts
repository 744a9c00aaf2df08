import {ServerError} from './mockNetwork';

/** One key of an order, as in the sort model of the grid. */
export interface SortItem {
  field: string;
  sort?: 'asc' | 'desc' | null;
}

/** One condition, as in the filter model of the grid. */
export interface FilterItem {
  field: string;
  operator: string;
  value?: unknown;
}

export interface FilterModel {
  items: readonly FilterItem[];
  logicOperator?: 'and' | 'or';
  quickFilterValues?: readonly unknown[];
}

type Cell = string | number | boolean | Date | null;

const cellOf = (row: object, field: string): Cell => {
  if (!(field in row)) {
    throw new ServerError(400, `The server has no field “${field}”.`);
  }
  return row[field as keyof typeof row];
};

const comparable = (cell: Cell) => (cell instanceof Date ? cell.getTime() : cell);

function compare(first: Cell, second: Cell): number {
  const [a, b] = [comparable(first), comparable(second)];
  if (a === b) {
    return 0;
  }
  if (a === null || b === null) {
    return a === null ? -1 : 1;
  }
  return typeof a === 'string' && typeof b === 'string' ? a.localeCompare(b) : a < b ? -1 : 1;
}

/** A sorted copy; equal rows keep their order. A field that no row has is refused with status 400. */
export function sortRows<Row extends object>(
  rows: readonly Row[],
  model: readonly SortItem[] = [],
): Row[] {
  return [...rows].sort((first, second) => {
    for (const {field, sort} of model) {
      const order = compare(cellOf(first, field), cellOf(second, field));
      if (sort && order !== 0) {
        return sort === 'desc' ? -order : order;
      }
    }
    return 0;
  });
}

const text = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).toLowerCase() : '';

const time = (value: unknown) =>
  value instanceof Date ? value.getTime() : new Date(text(value)).getTime();

const tests: Record<string, (cell: Cell, value: unknown) => boolean> = {
  contains: (cell, value) => text(cell).includes(text(value)),
  equals: (cell, value) => text(cell) === text(value),
  startsWith: (cell, value) => text(cell).startsWith(text(value)),
  endsWith: (cell, value) => text(cell).endsWith(text(value)),
  isAnyOf: (cell, value) => Array.isArray(value) && value.some((one) => text(cell) === text(one)),
  is: (cell, value) =>
    cell instanceof Date ? time(cell) === time(value) : String(cell) === String(value),
  '=': (cell, value) => cell === Number(value),
  '>': (cell, value) => Number(cell) > Number(value),
  '<': (cell, value) => Number(cell) < Number(value),
  after: (cell, value) => time(cell) > time(value),
  before: (cell, value) => time(cell) < time(value),
  isEmpty: (cell) => cell === null || cell === '',
};

/** Operators that are another one turned around. */
const opposites: Record<string, string> = {
  doesNotContain: 'contains',
  doesNotEqual: 'equals',
  not: 'is',
  '!=': '=',
  '<=': '>',
  '>=': '<',
  onOrBefore: 'after',
  onOrAfter: 'before',
  isNotEmpty: 'isEmpty',
};

function matches(cell: Cell, {field, operator, value}: FilterItem): boolean {
  const opposite = opposites[operator];
  const test = tests[opposite ?? operator];
  if (!test) {
    throw new ServerError(400, `The server cannot filter ${field} by “${operator}”.`);
  }
  return test(cell, value) !== (opposite !== undefined);
}

const needsValue = (operator: string) => operator !== 'isEmpty' && operator !== 'isNotEmpty';

/**
 * The rows that pass a filter. Conditions without a value count for nothing; words of the quick filter have to
 * be part of any text of the row. What the server does not know is refused with status 400.
 */
export function filterRows<Row extends object>(rows: readonly Row[], model?: FilterModel): Row[] {
  const items = (model?.items ?? []).filter(
    ({operator, value}) => !needsValue(operator) || (value !== undefined && value !== ''),
  );
  const words = (model?.quickFilterValues ?? []).map(text);
  return rows.filter((row) => {
    const results = items.map((item) => matches(cellOf(row, item.field), item));
    const passes =
      model?.logicOperator === 'or' && results.length > 0
        ? results.some(Boolean)
        : results.every(Boolean);
    const texts = Object.values(row).map(text);
    return passes && words.every((word) => texts.some((entry) => entry.includes(word)));
  });
}

/** Field → name of a function: `{total: 'sum'}`. */
export type AggregationModel = Readonly<Record<string, string>>;

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

function total(name: string, numbers: readonly number[]): number {
  const sum = numbers.reduce((all, number) => all + number, 0);
  switch (name) {
    case 'sum':
      return sum;
    case 'avg':
      return sum / numbers.length;
    case 'min':
      return Math.min(...numbers);
    case 'max':
      return Math.max(...numbers);
    case 'size':
      return numbers.length;
    case 'median':
      return median(numbers);
    default:
      throw new ServerError(400, `The server cannot compute “${name}”.`);
  }
}

/** One figure for each field of the model; `null` where there is nothing to compute with. */
export function aggregateRows(
  rows: readonly object[],
  model: AggregationModel = {},
): Record<string, number | null> {
  return Object.fromEntries(
    Object.entries(model).map(([field, name]) => {
      const numbers = rows
        .map((row) => cellOf(row, field))
        .filter((cell) => typeof cell === 'number');
      return [field, numbers.length === 0 ? null : total(name, numbers)];
    }),
  );
}
