/** The date libraries that a visitor may choose, with the names that the control shows; the first is the default. */
export const ADAPTERS = {
  dayjs: 'Day.js',
  'date-fns': 'date-fns',
  luxon: 'Luxon',
  moment: 'Moment',
} as const;

/** A date library that the demos of a page come in. */
export type AdapterKey = keyof typeof ADAPTERS;

/** Every library in the order shown. */
export const ADAPTER_KEYS = Object.keys(ADAPTERS) as AdapterKey[];

/** The library of the demos when nobody chose: the one that every other page uses. */
export const DEFAULT_ADAPTER: AdapterKey = 'dayjs';

/** Whether a text is the key of a library. */
export function isAdapterKey(text: unknown): text is AdapterKey {
  return typeof text === 'string' && Object.hasOwn(ADAPTERS, text);
}
