import fs from 'node:fs';
import path from 'node:path';
import {likeness} from '../../../src/components/NearestPages/nearestPages';
import {compare} from '../order';
import type {IndexEntry, PageData} from '../model';
import type {Product} from '../types';

/** The names of a version, and the pages that they stand on. */
export interface ApiIndex {
  /** Entries with this name, one for each product that has it. */
  find(name: string): IndexEntry[];
  /** Names most like one that does not exist, best first. */
  nearest(name: string, among?: readonly string[]): string[];
  /** Data of a page: `data-grid/data-grid`; undefined where there is none. */
  page(id: string): PageData | undefined;
}

/** Where the generated files lie. */
export interface IndexPlaces {
  /** The index of all names. */
  indexFile: string;
  /** Folder of the pages' data. */
  pagesDir: string;
}

/** An index of entries and of pages read when asked for. */
export function createApiIndex(
  entries: readonly IndexEntry[],
  page: (id: string) => PageData | undefined,
): ApiIndex {
  const byName = new Map<string, IndexEntry[]>();
  for (const entry of entries) {
    const known = byName.get(entry.name) ?? [];
    // A type with a page of its own comes first, and once more among all types.
    if (known.some((other) => other.product === entry.product)) continue;
    byName.set(entry.name, [...known, entry]);
  }
  return {
    find: (name) => byName.get(name) ?? [],
    nearest: (name, among = [...byName.keys()]) => nearestNames(name, among),
    page,
  };
}

/** Names shown with an unknown one. */
const NEAREST = 3;

/** Names most like the one given, best first; those that share nothing with it are left out. */
export function nearestNames(name: string, among: readonly string[]): string[] {
  const wanted = name.toLowerCase();
  const [owner, member] = wanted.split('.');
  return among
    .map((other) => {
      const [itsOwner, itsMember] = other.toLowerCase().split('.');
      const whole = likeness(wanted, other.toLowerCase());
      // `GridColDef.fields` means a member of GridColDef before the like-named member of another type.
      const near = owner === itsOwner && member && itsMember ? 1 + likeness(member, itsMember) : 0;
      return {other, score: Math.max(whole, near)};
    })
    .filter(({score}) => score > 0.4)
    .sort((a, b) => b.score - a.score || compare(a.other, b.other))
    .slice(0, NEAREST)
    .map(({other}) => other);
}

const readJson = (file: string): unknown => JSON.parse(fs.readFileSync(file, 'utf8'));

let last: {file: string; changed: number; index: ApiIndex} | undefined;

/** The index of the generated files, read again when they have changed. */
export function readApiIndex({indexFile, pagesDir}: IndexPlaces): ApiIndex {
  const changed = fs.existsSync(indexFile) ? fs.statSync(indexFile).mtimeMs : 0;
  if (last?.file === indexFile && last.changed === changed) return last.index;
  const entries = changed ? (readJson(indexFile) as IndexEntry[]) : [];
  const index = createApiIndex(entries, (id) => {
    const file = path.join(pagesDir, `${id}.json`);
    return fs.existsSync(file) ? (readJson(file) as PageData) : undefined;
  });
  last = {file: indexFile, changed, index};
  return index;
}

/** Where a name is meant when several products have it: the product of the page first. */
export function pickEntry(
  found: readonly IndexEntry[],
  product: Product | undefined,
): IndexEntry | undefined {
  return (
    found.find((entry) => entry.product === product) ?? (found.length === 1 ? found[0] : undefined)
  );
}
