import {apiSlug} from './apiPages';

/** A file of the navigation's data. */
export interface Source {
  /** Path from the root of the repository. */
  readonly file: string;
  readonly text: string;
}

/** A position in a file, both counted from 1. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Writes a place as editors read it: `src/navigation/charts.ts:12:5`. */
export function formatPlace({file, line, column}: Place): string {
  return `${file}:${line}:${column}`;
}

function placeAt({file, text}: Source, offset: number): Place {
  const before = text.slice(0, offset).split('\n');
  return {file, line: before.length, column: (before.at(-1) ?? '').length + 1};
}

/** Offsets of `field: 'value'`, at the value. */
function fieldOffsets(text: string, field: string, value: string): number[] {
  return [...text.matchAll(new RegExp(`\\b${field}:\\s*(['"])(.*?)\\1`, 'g'))]
    .filter((match) => match[2] === value)
    .map((match) => match.index + match[0].length - value.length - 2);
}

/** Offsets of the names, in calls of `apiPages`, that make an API page with this path. */
function apiOffsets(text: string, pathname: string): number[] {
  return [...text.matchAll(/apiPages\(\s*'([^']+)',\s*\[([^\]]*)\]/g)].flatMap((call) => {
    const [all, product = '', names = ''] = call;
    const start = call.index + all.length - 1 - names.length;
    return [...names.matchAll(/'([^']+)'/g)]
      .filter(([, name = '']) => `/x/api/${product}/${apiSlug(name)}` === pathname)
      .map((match) => start + match.index);
  });
}

/** Places where a field of a page node has a value, in the order of the sources. */
export function findField(
  sources: readonly Source[],
  field: 'pathname' | 'title' | 'subheader',
  value: string,
): Place[] {
  return sources.flatMap((source) =>
    fieldOffsets(source.text, field, value).map((offset) => placeAt(source, offset)),
  );
}

/** Places that give a page node this path, whether spelled out or made by `apiPages`. */
export function findPathname(sources: readonly Source[], pathname: string): Place[] {
  return sources.flatMap((source) =>
    [...fieldOffsets(source.text, 'pathname', pathname), ...apiOffsets(source.text, pathname)]
      .sort((a, b) => a - b)
      .map((offset) => placeAt(source, offset)),
  );
}
