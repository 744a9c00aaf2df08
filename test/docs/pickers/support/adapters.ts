/* Adapters by name, without their types: one that is imported changes the type of dates in every test. */

/** What the tests ask of an adapter; dates are objects of its library. */
export interface AnyAdapter {
  isTimezoneCompatible: boolean;
  date: (iso: string, timezone?: string) => object;
  parse: (text: string, format: string) => object | null;
  format: (date: object, name: string) => string;
  formatByString: (date: object, format: string) => string;
  expandFormat: (format: string) => string;
  formats: Record<string, string>;
  toJsDate: (date: object) => Date;
  startOfWeek: (date: object) => object;
  setHours: (date: object, hours: number) => object;
  addHours: (date: object, hours: number) => object;
  is12HourCycleInCurrentLocale: () => boolean;
}

type AdapterClass = new (options?: {locale?: unknown; instance?: unknown}) => AnyAdapter;

/** The class of an adapter: `AdapterLuxon`. That for date-fns 2 is exported under the name of the others. */
export function adapterClass(path: string): AdapterClass {
  const module = jest.requireActual<Record<string, AdapterClass>>(`@mui/x-date-pickers/${path}`);
  const found = module[path.replace(/V2$/, '')];
  if (!found) {
    throw new Error(`@mui/x-date-pickers/${path} exports ${Object.keys(module).join(', ')}.`);
  }
  return found;
}
