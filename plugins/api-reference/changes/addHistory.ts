import type {History} from '../history';
import type {EntryData, PageData, RemovedData} from '../model';
import type {Product} from '../types';
import {pairsOf} from './pairs';
import {replacementOf} from './replacements';
import {
  readLoose,
  readLooseRemoved,
  readRemoved,
  readTimelines,
  type LooseKind,
  type NameKind,
  type RemovedName,
  type Timeline,
} from './timeline';

/** Which names of an entry a section of its page shows. */
const KIND_OF_SECTION: Record<string, NameKind> = {
  props: 'props',
  slots: 'slots',
  classes: 'classes',
  api: 'members',
  methods: 'members',
  properties: 'members',
};

const KINDS: Record<NameKind, string> = {
  props: 'prop',
  slots: 'slot',
  classes: 'class',
  members: 'member',
};

const LOOSE: Record<LooseKind, string> = {events: 'event', hooks: 'hook', selectors: 'selector'};

/** Says on a row since when it is there. What is not known for certain is said to be so. */
function mark(entry: EntryData, timeline: Timeline | undefined, version: string): void {
  if (!timeline) return;
  const {since, exact, changed, deprecatedIn} = timeline;
  entry.v = exact ? since : `${since} or earlier`;
  if (exact && since === version) entry.nw = 1;
  const notes: [string, string, string?][] = changed.map(({in: major, before, after}) => [
    `Changed in ${major}`,
    before,
    after,
  ]);
  if (deprecatedIn) notes.push(['Deprecated since', deprecatedIn]);
  if (notes.length > 0) entry.m = [...(entry.m ?? []), ...notes];
}

function removedRow(
  product: Product,
  what: string,
  {name, item, in: major}: RemovedName,
  isThere: (name: string) => boolean,
): RemovedData {
  const instead = replacementOf({product, name, item, isThere});
  return {name, what, in: major, ...(item.type && {type: item.type}), ...(instead && {instead})};
}

function addToEntry(page: PageData, line: readonly History[], version: string): RemovedData[] {
  const key = `${page.product}/${page.name}`;
  for (const {id, entries} of page.sections) {
    const timelines = readTimelines(line, key, KIND_OF_SECTION[id] ?? 'members');
    entries.forEach((entry) => mark(entry, timelines.get(entry.n), version));
  }
  const also = readTimelines(line, key, 'props');
  page.also.forEach((entry) => mark(entry, also.get(entry.n), version));
  const now = line.at(-1)?.entries[key];
  return (Object.keys(KINDS) as NameKind[]).flatMap((kind) =>
    readRemoved(line, key, kind).map((item) =>
      removedRow(page.product, KINDS[kind], item, (name) => Boolean(now?.[kind]?.[name])),
    ),
  );
}

function addToLoose(
  page: PageData,
  kind: LooseKind,
  line: readonly History[],
  version: string,
): RemovedData[] {
  const {product} = page;
  const timelines = readLoose(line, kind, product);
  for (const entry of page.sections.flatMap(({entries}) => entries)) {
    mark(entry, timelines.get(entry.n), version);
  }
  return readLooseRemoved(line, kind, product).map((item) =>
    removedRow(product, LOOSE[kind], item, (name) => timelines.has(name)),
  );
}

/**
 * Tells each row of a page since when it is there, where its type changed and since when it is deprecated, and lists
 * what earlier versions had.
 *
 * @param line the histories up to the version of the page, oldest first
 */
export function addHistory(page: PageData, line: readonly History[]): void {
  const version = line.at(-1)?.version;
  if (version === undefined || line.length < 2) return;
  const before = line.at(-2)?.version;
  const {kind} = page;
  let removed: RemovedData[];
  if (kind === 'events' || kind === 'hooks' || kind === 'selectors') {
    removed = addToLoose(page, kind, line, version);
  } else if (kind === 'component' || kind === 'interface' || kind === 'methods') {
    removed = addToEntry(page, line, version);
  } else {
    return;
  }
  if (removed.length > 0) {
    page.removed = removed;
    page.changes = pairsOf(page.product, version)
      .filter(({to}) => removed.some((item) => item.in === to))
      .map(({to, slug, title}) => ({in: to, slug, title}));
  }
  const rows = [...page.sections.flatMap(({entries}) => entries), ...page.also];
  if (before && rows.some((entry) => entry.nw)) page.before = before;
}
