import type {History, HistoryEntry, HistoryItem} from '../history';

/** Kinds of names within an entry. */
export type NameKind = 'props' | 'slots' | 'classes' | 'members';

/** What the versions say of one name. */
export interface Timeline {
  /** First major that has it; without `exact` it may be older than what is recorded. */
  since: string;
  exact: boolean;
  /** Majors in which its type changed, newest first, with the type before. */
  changed: {in: string; before: string}[];
  /** First major in which it is deprecated, while it still is. */
  deprecatedIn?: string;
}

/** A name that a later version dropped. */
export interface RemovedName {
  name: string;
  /** Its last type. */
  type?: string;
  /** The major that dropped it. */
  in: string;
}

type Names = Readonly<Record<string, HistoryItem>>;

/** Texts of types compare without what says the same in other words. */
export function comparableType(type: string | undefined): string {
  const plain = (type ?? '')
    .replace(/\bReact\.|\bJSX\.(?=Element)/g, '')
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
    const before = line[index - 1]?.type;
    if (before && comparableType(before) !== comparableType(line[index]?.type)) {
      changed.push({in: versions[index] ?? '', before});
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
  // The product's first version has nothing before it; an entry that got its page later may be older.
  const isFirst = !line.slice(0, start).some((history) => hasProduct(history, key));
  return new Map(
    Object.keys(current).map((name) => [
      name,
      timelineOf(
        own.map((history) => namesOf(history.entries[key], kind)?.[name]),
        versions,
        isFirst && kind !== 'classes',
      ),
    ]),
  );
}

const hasProduct = (history: History, key: string): boolean =>
  Object.keys(history.entries).some((entry) => entry.startsWith(`${key.split('/')[0]}/`));

/** Names that the versions before had and this one has not, newest removal first. */
export function readRemoved(line: readonly History[], key: string, kind: NameKind): RemovedName[] {
  const found = new Map<string, RemovedName>();
  for (let index = line.length - 1; index > 0; index -= 1) {
    const now = line[index]?.entries[key];
    const before = namesOf(line[index - 1]?.entries[key], kind);
    if (!now || !before) continue;
    const current = namesOf(line.at(-1)?.entries[key], kind) ?? {};
    for (const [name, item] of Object.entries(before)) {
      if (namesOf(now, kind)?.[name] || current[name] || found.has(name)) continue;
      found.set(name, {
        name,
        ...(item.type !== undefined && {type: item.type}),
        in: line[index]?.version ?? '',
      });
    }
  }
  return [...found.values()];
}

/** The same for names that stand by themselves: events, hooks, selectors. */
export function readLoose(
  line: readonly History[],
  kind: 'events' | 'hooks' | 'selectors',
  product: string,
): Map<string, Timeline> {
  const own = line.filter((history) =>
    Object.keys(history[kind]).some((key) => key.startsWith(`${product}/`)),
  );
  const versions = own.map((history) => history.version);
  const isFirst = own[0] === line.find((history) => hasProduct(history, `${product}/`));
  return new Map(
    Object.keys(own.at(-1)?.[kind] ?? {})
      .filter((key) => key.startsWith(`${product}/`))
      .map((key) => [
        key.slice(product.length + 1),
        timelineOf(
          own.map((history) => history[kind][key]),
          versions,
          isFirst,
        ),
      ]),
  );
}
