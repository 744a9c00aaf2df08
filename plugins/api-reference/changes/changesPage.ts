import type {History, HistoryItem} from '../history';
import {compare} from '../order';
import {PRODUCT_LABELS} from '../packages';
import {CURRENT_NAME, pathInVersion, versionOf} from '../../../src/product/versions';
import type {Product} from '../types';
import type {PageLinks} from './pageLinks';
import type {VersionPair} from './pairs';
import {replacementOf} from './replacements';
import {comparableType, looseNames, type LooseKind, type NameKind} from './timeline';

const KINDS: Record<NameKind, string> = {
  props: 'prop',
  slots: 'slot',
  classes: 'class',
  members: 'member',
};

const LOOSE = {
  events: {owner: 'Events', what: 'event'},
  hooks: {owner: 'Hooks', what: 'hook'},
  selectors: {owner: 'Selectors', what: 'selector'},
} satisfies Record<LooseKind, {owner: string; what: string}>;

/** A line of a list, under the name it belongs to. */
export interface ChangeLine {
  owner: string;
  /** What it says, in MDX. */
  text: string;
  /** Kind and name of what changed: `prop rows`. */
  name: string;
  /** Types, where they changed. */
  before?: string;
  after?: string;
}

/** Inline code in MDX; a text with grave accents gets two. */
function code(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  return flat.includes('`') ? `\`\` ${flat} \`\`` : `\`${flat}\``;
}

/** Longer types are told by the API page alone. */
const LONGEST = 160;

const typeOf = (type: string | undefined): string =>
  type === undefined ? '' : type.length > LONGEST ? code(`${type.slice(0, LONGEST)}…`) : code(type);

/** What changed in a product, list by list. */
export interface ChangeSections {
  added: ChangeLine[];
  removed: ChangeLine[];
  types: ChangeLine[];
  defaults: ChangeLine[];
  deprecated: ChangeLine[];
}

/** Whose names are compared. */
interface Subject {
  owner: string;
  what: string;
  product: Product;
}

type Names = Readonly<Record<string, HistoryItem>>;

function compareNames(
  into: ChangeSections,
  {owner, what, product}: Subject,
  {before, now}: {before: Names; now: Names},
): void {
  const line = (name: string) => ({owner, name: `${what} ${name}`});
  for (const [name, item] of Object.entries(now)) {
    const old = before[name];
    if (!old) {
      into.added.push({...line(name), text: `${what} ${code(name)} ${typeOf(item.type)}`});
      continue;
    }
    if (old.type && item.type && comparableType(old.type) !== comparableType(item.type)) {
      into.types.push({
        ...line(name),
        before: old.type,
        after: item.type,
        text: `${what} ${code(name)}: ${typeOf(old.type)} is now ${typeOf(item.type)}`,
      });
    }
    if (old.default !== item.default && what === 'prop') {
      const text = (value: string | undefined) => (value ? code(value) : 'none');
      into.defaults.push({
        ...line(name),
        text: `${what} ${code(name)}: ${text(old.default)} is now ${text(item.default)}`,
      });
    }
    if (item.deprecated && !old.deprecated) {
      const instead = item.instead ? `, instead ${code(item.instead)}` : '';
      into.deprecated.push({...line(name), text: `${what} ${code(name)}${instead}`});
    }
  }
  for (const [name, item] of Object.entries(before)) {
    if (now[name]) continue;
    const instead = replacementOf({product, name, item, isThere: (other) => other in now});
    into.removed.push({
      ...line(name),
      text: `${what} ${code(name)}${instead ? `, instead ${code(instead)}` : ''}`,
    });
  }
}

/** A link in MDX. The pages of another version are no pages of this build. */
function linked(text: string, href: string | undefined): string {
  if (!href) return text;
  return versionOf(href) === CURRENT_NAME
    ? `[${text}](${pathInVersion(href)})`
    : `<a href="${href}">${text}</a>`;
}

function listOf(
  title: string,
  lines: readonly ChangeLine[],
  heading: (owner: string) => string,
): string[] {
  if (lines.length === 0) return [];
  const owners = [...new Set(lines.map(({owner}) => owner))].sort(compare);
  return [
    `## ${title}`,
    ...owners.flatMap((owner) => [
      `### ${heading(owner)}`,
      lines
        .filter((line) => line.owner === owner)
        .map(({text}) => `- ${text.trim()}`)
        .join('\n'),
    ]),
  ];
}

/** What changed in a product between two versions, under the headings of the page. */
export function readChanges(product: Product, before: History, now: History): ChangeSections {
  const sections: ChangeSections = {
    added: [],
    removed: [],
    types: [],
    defaults: [],
    deprecated: [],
  };
  for (const key of keysOf(now, product).filter((name) => before.entries[name])) {
    for (const [kind, what] of Object.entries(KINDS) as [NameKind, string][]) {
      const names = {
        before: before.entries[key]?.[kind] ?? {},
        now: now.entries[key]?.[kind] ?? {},
      };
      compareNames(sections, {owner: nameIn(key), what, product}, names);
    }
  }
  for (const [kind, {owner, what}] of Object.entries(LOOSE) as [
    LooseKind,
    (typeof LOOSE)['hooks'],
  ][]) {
    const names = {
      before: looseNames(before, kind, product),
      now: looseNames(now, kind, product),
    };
    // A version of which no such names are known says nothing of them.
    if (Object.keys(names.before).length > 0) {
      compareNames(sections, {owner, what, product}, names);
    }
  }
  return sections;
}

const keysOf = (history: History, product: Product): string[] =>
  Object.keys(history.entries).filter((key) => key.startsWith(`${product}/`));

/** Names with an API page in the version before that have none now. */
export function goneNames(product: Product, before: History, now: History): string[] {
  return keysOf(before, product)
    .filter((key) => !now.entries[key])
    .map(nameIn);
}

const nameIn = (key: string): string => key.slice(key.indexOf('/') + 1);

/** What a pair of majors changed in a product, as a page. */
export function changesPage(
  product: Product,
  pair: VersionPair,
  {before, now, links}: {before: History; now: History; links: PageLinks},
): string {
  const sections = readChanges(product, before, now);
  const isNew = keysOf(now, product).filter((key) => !before.entries[key]);
  const isGone = goneNames(product, before, now);
  const label = PRODUCT_LABELS[product];
  const versions = (history: History): string =>
    history.packages[`@mui/x-${product}`] ?? history.version;
  const names = (own: readonly string[], version: string): string =>
    own.map((name) => `- ${linked(code(name), links(version, product, name))}`).join('\n');
  const list = (title: string, lines: readonly ChangeLine[]): string[] =>
    listOf(title, lines, (name) => linked(name, links(pair.to, product, name)));
  return [
    '---',
    `title: ${JSON.stringify(`${label}: ${pair.title.toLowerCase()}`)}`,
    `description: ${JSON.stringify(`What differs in the API of the ${label} between ${versions(before)} and ${versions(now)}, by component.`)}`,
    'toc_max_heading_level: 2',
    '---',
    '',
    [
      `Read from the types of ${code(`@mui/x-${product}`)} ${versions(before)} and ${versions(now)}: everything that has an API page in one of them.`,
      ...(isNew.length > 0 ? ['## New pages', names(isNew.map(nameIn), pair.to)] : []),
      ...(isGone.length > 0 ? ['## Pages no longer there', names(isGone, pair.from)] : []),
      ...list('Added', sections.added),
      ...list('Removed', sections.removed),
      ...list('Changed types', sections.types),
      ...list('Changed defaults', sections.defaults),
      ...list('New deprecations', sections.deprecated),
    ].join('\n\n'),
    '',
  ].join('\n');
}
