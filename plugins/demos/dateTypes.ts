import {listSpecifiers} from './sandbox/listSpecifiers';

/** The type of dates that an adapter of the pickers brings into a program, by a part of the adapter's name. */
const DATE_TYPES: readonly (readonly [RegExp, string])[] = [
  [/DateFns/, 'Date'],
  [/Luxon/, 'DateTime'],
  [/Moment/, 'Moment'],
];

/** An import of an adapter, community or Pro; the name of the adapter follows. */
const ADAPTER = /^@mui\/x-date-pickers(?:-pro)?\/Adapter(\w+)/;

/**
 * Parts files by the types of dates that their adapters bring: all that import the adapter for Day.js or none first, then
 * one group for each type, or each set of types.
 *
 * @param read gives the text of a file
 */
export function groupByDateType(
  files: readonly string[],
  read: (file: string) => string,
): string[][] {
  const groups = new Map<string, string[]>([['', []]]);
  for (const file of files) {
    const key = dateTypes(read(file)).join();
    groups.set(key, [...(groups.get(key) ?? []), file]);
  }
  return [...groups.values()].filter((group) => group.length > 0);
}

/** The types of dates other than Day.js' that the adapters of a file bring, sorted. */
export function dateTypes(code: string): string[] {
  const adapters = listSpecifiers(code).flatMap((specifier) => ADAPTER.exec(specifier)?.[1] ?? []);
  return DATE_TYPES.filter(([name]) => adapters.some((adapter) => name.test(adapter))).map(
    ([, type]) => type,
  );
}
