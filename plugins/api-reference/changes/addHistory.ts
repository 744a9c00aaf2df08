import type {History} from '../history';
import type {EntryData, PageData} from '../model';
import {replacementOf} from './replacements';
import {readLoose, readRemoved, readTimelines, type NameKind, type Timeline} from './timeline';

/** Which names of an entry a section of its page shows. */
const KIND_OF_SECTION: Record<string, NameKind> = {
  props: 'props',
  slots: 'slots',
  classes: 'classes',
  api: 'members',
  methods: 'members',
  properties: 'members',
};

const KINDS: readonly NameKind[] = ['props', 'slots', 'classes', 'members'];

function mark(entry: EntryData, timeline: Timeline | undefined, version: string): void {
  if (!timeline) return;
  const {since, exact, changed, deprecatedIn} = timeline;
  if (exact) {
    entry.v = since;
    if (since === version) entry.nw = 1;
  } else if (since !== version) {
    entry.v = `${since} or earlier`;
  }
  const texts: [string, string][] = changed.map(({in: major, before}) => [
    `Changed in ${major}, before`,
    before,
  ]);
  if (deprecatedIn) texts.push(['Deprecated since', deprecatedIn]);
  if (texts.length > 0) entry.m = [...(entry.m ?? []), ...texts];
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
  if (page.kind === 'events' || page.kind === 'hooks' || page.kind === 'selectors') {
    const timelines = readLoose(line, page.kind, page.product);
    for (const entry of page.sections.flatMap(({entries}) => entries)) {
      mark(entry, timelines.get(entry.n), version);
    }
  } else if (page.kind === 'component' || page.kind === 'interface' || page.kind === 'methods') {
    const key = `${page.product}/${page.name}`;
    for (const {id, entries} of page.sections) {
      const timelines = readTimelines(line, key, KIND_OF_SECTION[id] ?? 'members');
      entries.forEach((entry) => mark(entry, timelines.get(entry.n), version));
    }
    const also = readTimelines(line, key, 'props');
    page.also.forEach((entry) => mark(entry, also.get(entry.n), version));
    const removed = KINDS.flatMap((kind) =>
      readRemoved(line, key, kind).map((item) => {
        const instead = kind === 'props' ? replacementOf(page.product, item.name) : undefined;
        return {...item, ...(instead && {instead})};
      }),
    );
    if (removed.length > 0) page.removed = removed;
  } else {
    return;
  }
  const rows = [...page.sections.flatMap(({entries}) => entries), ...page.also];
  if (before && rows.some((entry) => entry.nw)) page.before = before;
}
