import type {EntryData, PageData} from '../model';
import {MORE_ID} from '../render/contents';
import type {EntryKind, Plan} from '../types';

/** What a reader asked to see. */
export interface FilterState {
  q: string;
  /** Kinds to show; empty shows all. */
  kinds: readonly EntryKind[];
  required: boolean;
  deprecated: boolean;
  plan: Exclude<Plan, 'community'> | null;
  /** Hides what the major before lacks. */
  known: boolean;
}

export const NO_FILTER: FilterState = {
  q: '',
  kinds: [],
  required: false,
  deprecated: false,
  plan: null,
  known: false,
};

/** A row as the filter sees it. */
export interface FilterRow {
  section: string;
  name: string;
  kind: EntryKind;
  entry: EntryData;
}

/** All rows of a page, in order, those in the folded section at the end included. */
export function filterRows(page: Pick<PageData, 'sections' | 'also'>): FilterRow[] {
  const more = {id: MORE_ID, kind: 'prop' as const, entries: page.also};
  return [...page.sections, more].flatMap(({id, kind, entries}) =>
    entries.map((entry) => ({section: id, name: entry.n, kind, entry})),
  );
}

const plain = (html: string): string => html.replace(/<[^>]*>/g, ' ');

const facts = ({entry}: FilterRow): string =>
  [entry.n, entry.t, entry.c, entry.c && `.${entry.c}`, entry.d, entry.e].join(' ').toLowerCase();

const prose = ({entry}: FilterRow): string =>
  plain(`${entry.h ?? ''} ${entry.x ?? ''}`).toLowerCase();

/**
 * Rows that pass. Words are looked for in names first, then in types, classes and defaults, then in
 * descriptions: the first of these that finds anything decides, so that a name is not lost among prose.
 */
export function matchRows(rows: readonly FilterRow[], state: FilterState): Set<FilterRow> {
  const eligible = rows.filter(
    (row) =>
      (state.kinds.length === 0 || state.kinds.includes(row.kind)) &&
      (!state.required || row.entry.r === 1) &&
      (!state.deprecated || row.entry.x !== undefined) &&
      (state.plan === null || row.entry.p === state.plan) &&
      (!state.known || row.entry.nw !== 1),
  );
  const words = state.q.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return new Set(eligible);
  const readers = [(row: FilterRow) => row.name.toLowerCase(), facts, prose];
  for (const read of readers) {
    const found = eligible.filter((row) => {
      const text = read(row);
      return words.every((word) => text.includes(word));
    });
    if (found.length > 0) return new Set(found);
  }
  return new Set();
}

const KINDS: readonly string[] = ['prop', 'slot', 'class', 'method', 'property', 'event', 'param'];

/** Reads a filter from the query of an address; unknown values are left out. */
export function parseFilter(search: string): FilterState {
  const query = new URLSearchParams(search);
  const only = (query.get('only') ?? '').split(',');
  const plan = query.get('plan');
  return {
    q: query.get('q') ?? '',
    kinds: (query.get('kind') ?? '')
      .split(',')
      .filter((kind): kind is EntryKind => KINDS.includes(kind)),
    required: only.includes('required'),
    deprecated: only.includes('deprecated'),
    plan: plan === 'pro' || plan === 'premium' ? plan : null,
    known: only.includes('known'),
  };
}

/** The query of an address with this filter; other parameters stay. */
export function filterQuery(search: string, state: FilterState): string {
  const query = new URLSearchParams(search);
  const set = (key: string, value: string): void => {
    if (value) query.set(key, value);
    else query.delete(key);
  };
  const only = [
    state.required && 'required',
    state.deprecated && 'deprecated',
    state.known && 'known',
  ].filter(Boolean);
  set('q', state.q.trim());
  set('kind', state.kinds.join(','));
  set('only', only.join(','));
  set('plan', state.plan ?? '');
  const text = query.toString().replace(/%2C/g, ',');
  return text ? `?${text}` : '';
}

/** Whether a filter hides anything at all. */
export const isFiltering = (state: FilterState): boolean =>
  state.q.trim() !== '' ||
  state.kinds.length > 0 ||
  state.required ||
  state.deprecated ||
  state.plan !== null ||
  state.known;
