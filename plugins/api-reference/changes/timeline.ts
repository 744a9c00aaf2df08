import type {History, HistoryEntry, HistoryItem} from '../history';

/** Kinds of names within an entry. */
export type NameKind = 'props' | 'slots' | 'classes' | 'members';

/** What the versions say of one name. */
export interface Timeline {
  /** First major that has it; without `exact` it may be older than what is recorded. */
  since: string;
  exact: boolean;
  /** Majors in which its type changed, newest first, with the types before and after. */
  changed: {in: string; before: string; after: string}[];
  /** First major in which it is deprecated, while it still is. */
  deprecatedIn?: string;
}

/** A name that a later version dropped. */
export interface RemovedName {
  name: string;
  /** What was remembered of it last. */
  item: HistoryItem;
  /** The major that dropped it. */
  in: string;
}

type Names = Readonly<Record<string, HistoryItem>>;

/** Texts of types compare without what says the same in other words. */
export function comparableType(type: string | undefined): string {
  const plain = (type ?? '')
    .replace(/\bReact(\$1)?\.|\bJSX\.(?=Element)/g, '')
    .replace(/\s*\|\s*undefined$/, '')
    .replace(/\s+/g, '');
  return /[<({]/.test(plain) ? plain : plain.split('|').sort().join('|');
}

const namesOf = (entry: HistoryEntry | undefined, kind: NameKind): Names | undefined =>
  entry?.[kind];

/** The histories up to a version, oldest first. */
export function upTo(histories: readonly History[], version: string): History[] {
  const number = (name: string): number => Number(name.slice(1));
  return histories
    .filter((history) => number(history.version) <= number(version))
    .sort((a, b) => number(a.version) - number(b.version));
}

function timelineOf(
  line: readonly (HistoryItem | undefined)[],
  versions: readonly string[],
  exact: boolean,
): Timeline {
  let first = line.length - 1;
  while (first > 0 && line[first - 1]) first -= 1;
  const changed: Timeline['changed'] = [];
  for (let index = line.length - 1; index > first; index -= 1) {
    const [before, after] = [line[index - 1]?.type, line[index]?.type];
    if (before && after && comparableType(before) !== comparableType(after)) {
      changed.push({in: versions[index] ?? '', before, after});
    }
  }
  let deprecated = line.length;
  while (deprecated > first && line[deprecated - 1]?.deprecated) deprecated -= 1;
  return {
    since: versions[first] ?? '',
    exact: exact || first > 0,
    changed,
    ...(deprecated < line.length && {deprecatedIn: versions[deprecated] ?? ''}),
  };
}

/**
 * What is known of the names of an entry, from the versions in which the entry has a page.
 *
 * @param line the histories up to the version shown, oldest first
 * @param key entry, as in `data-grid/DataGrid`
 */
export function readTimelines(
  line: readonly History[],
  key: string,
  kind: NameKind,
): Map<string, Timeline> {
  let start = line.length - 1;
  while (start > 0 && line[start - 1]?.entries[key]) start -= 1;
  const own = line.slice(start);
  const versions = own.map((history) => history.version);
  const current = namesOf(own.at(-1)?.entries[key], kind) ?? {};
  const earlier = line.slice(0, start);
  // The product's first version has nothing before it; what got its page later than its name may be older.
  const isFirst = !earlier.some((history) => hasProduct(history, key));
  const isNew = !isFirst && !earlier.some((history) => history.others[key]);
  return new Map(
    Object.keys(current).map((name) => [
      name,
      timelineOf(
        own.map((history) => namesOf(history.entries[key], kind)?.[name]),
        versions,
        isNew || (isFirst && kind !== 'classes'),
      ),
    ]),
  );
}

const hasProduct = (history: History, key: string): boolean =>
  Object.keys(history.entries).some((entry) => entry.startsWith(`${key.split('/')[0]}/`));

/** Names that versions before had and the last one has not, newest removal first. */
function removedFrom(
  line: readonly (Names | undefined)[],
  versions: readonly string[],
): RemovedName[] {
  const found = new Map<string, RemovedName>();
  const current = line.at(-1) ?? {};
  for (let index = line.length - 1; index > 0; index -= 1) {
    const [before, now] = [line[index - 1], line[index]];
    if (!before || !now) continue;
    for (const [name, item] of Object.entries(before)) {
      if (now[name] || current[name] || found.has(name)) continue;
      found.set(name, {name, item, in: versions[index] ?? ''});
    }
  }
  return [...found.values()];
}

const versionsOf = (line: readonly History[]): string[] => line.map(({version}) => version);

/** Names of an entry that versions before had and the last one has not, newest removal first. */
export function readRemoved(line: readonly History[], key: string, kind: NameKind): RemovedName[] {
  const names = line.map(({entries}) => entries[key] && (namesOf(entries[key], kind) ?? {}));
  return removedFrom(names, versionsOf(line));
}

/** Kinds of names that stand by themselves. */
export type LooseKind = 'events' | 'hooks' | 'selectors';

/** The names of a kind that a product has in a version, without the product. */
export function looseNames(history: History, kind: LooseKind, product: string): Names {
  const own = Object.entries(history[kind]).filter(([key]) => key.startsWith(`${product}/`));
  return Object.fromEntries(own.map(([key, item]) => [key.slice(product.length + 1), item]));
}

/** The same for names that stand by themselves. */
export function readLooseRemoved(
  line: readonly History[],
  kind: LooseKind,
  product: string,
): RemovedName[] {
  const own = line.filter((history) => hasProduct(history, `${product}/`));
  return removedFrom(
    own.map((history) => looseNames(history, kind, product)),
    versionsOf(own),
  );
}

/** Timelines of names that stand by themselves. */
export function readLoose(
  line: readonly History[],
  kind: LooseKind,
  product: string,
): Map<string, Timeline> {
  const own = line.filter((history) => Object.keys(looseNames(history, kind, product)).length > 0);
  const isFirst = own[0] === line.find((history) => hasProduct(history, `${product}/`));
  const names = own.map((history) => looseNames(history, kind, product));
  return new Map(
    Object.keys(names.at(-1) ?? {}).map((name) => [
      name,
      timelineOf(
        names.map((known) => known[name]),
        versionsOf(own),
        isFirst,
      ),
    ]),
  );
}
