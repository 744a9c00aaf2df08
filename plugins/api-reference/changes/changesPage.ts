import type {History, HistoryItem} from '../history';
import {compare} from '../order';
import {PRODUCT_LABELS} from '../packages';
import type {Product} from '../types';
import type {VersionPair} from './pairs';
import {replacementOf} from './replacements';
import {comparableType, type NameKind} from './timeline';

const KINDS: Record<NameKind, string> = {
  props: 'prop',
  slots: 'slot',
  classes: 'class',
  members: 'member',
};

/** A line of a list, under the name it belongs to. */
interface Line {
  owner: string;
  text: string;
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

interface Sections {
  added: Line[];
  removed: Line[];
  types: Line[];
  defaults: Line[];
  deprecated: Line[];
}

function compareNames(
  into: Sections,
  owner: string,
  kind: NameKind,
  names: {before: Record<string, HistoryItem>; now: Record<string, HistoryItem>},
  product: Product,
): void {
  const {before, now} = names;
  const what = KINDS[kind];
  for (const [name, item] of Object.entries(now)) {
    const old = before[name];
    if (!old) {
      into.added.push({owner, text: `${what} ${code(name)} ${typeOf(item.type)}`});
      continue;
    }
    if (comparableType(old.type) !== comparableType(item.type)) {
      into.types.push({
        owner,
        text: `${what} ${code(name)}: ${typeOf(old.type) || 'no type'} is now ${typeOf(item.type) || 'no type'}`,
      });
    }
    if (
      old.default !== item.default &&
      (old.default ?? item.default) !== undefined &&
      kind === 'props'
    ) {
      into.defaults.push({
        owner,
        text: `${what} ${code(name)}: ${old.default ? code(old.default) : 'none'} is now ${item.default ? code(item.default) : 'none'}`,
      });
    }
    if (item.deprecated && !old.deprecated) {
      into.deprecated.push({owner, text: `${what} ${code(name)}`});
    }
  }
  for (const name of Object.keys(before)) {
    if (now[name]) continue;
    const instead = kind === 'props' ? replacementOf(product, name) : undefined;
    into.removed.push({
      owner,
      text: `${what} ${code(name)}${instead ? `, instead ${code(instead)}` : ''}`,
    });
  }
}

function listOf(title: string, lines: readonly Line[]): string[] {
  if (lines.length === 0) return [];
  const owners = [...new Set(lines.map(({owner}) => owner))].sort(compare);
  return [
    `## ${title}`,
    ...owners.flatMap((owner) => [
      `### ${owner}`,
      lines
        .filter((line) => line.owner === owner)
        .map(({text}) => `- ${text.trim()}`)
        .join('\n'),
    ]),
  ];
}

/** What a pair of majors changed in a product, as a page. */
export function changesPage(
  product: Product,
  pair: VersionPair,
  before: History,
  now: History,
): string {
  const own = (history: History): string[] =>
    Object.keys(history.entries).filter((key) => key.startsWith(`${product}/`));
  const nameOf = (key: string): string => key.slice(product.length + 1);
  const sections: Sections = {added: [], removed: [], types: [], defaults: [], deprecated: []};
  const isNew = own(now).filter((key) => !before.entries[key]);
  const isGone = own(before).filter((key) => !now.entries[key]);
  for (const key of own(now).filter((name) => before.entries[name])) {
    for (const kind of Object.keys(KINDS) as NameKind[]) {
      const names = {
        before: before.entries[key]?.[kind] ?? {},
        now: now.entries[key]?.[kind] ?? {},
      };
      compareNames(sections, nameOf(key), kind, names, product);
    }
  }
  const label = PRODUCT_LABELS[product];
  const versions = (history: History): string =>
    history.packages[`@mui/x-${product}`] ?? history.version;
  const names = (keys: readonly string[]): string =>
    keys.map((key) => `- ${code(nameOf(key))}`).join('\n');
  return [
    '---',
    `title: ${JSON.stringify(`${label}: ${pair.title.toLowerCase()}`)}`,
    `description: ${JSON.stringify(`What differs in the API of the ${label} between ${versions(before)} and ${versions(now)}, by component.`)}`,
    'toc_max_heading_level: 2',
    '---',
    '',
    [
      `Read from the types of ${code(`@mui/x-${product}`)} ${versions(before)} and ${versions(now)}: everything that has an API page in one of them.`,
      ...(isNew.length > 0 ? ['## New pages', names(isNew)] : []),
      ...(isGone.length > 0 ? ['## Pages no longer there', names(isGone)] : []),
      ...listOf('Added', sections.added),
      ...listOf('Removed', sections.removed),
      ...listOf('Changed types', sections.types),
      ...listOf('Changed defaults', sections.defaults),
      ...listOf('New deprecations', sections.deprecated),
    ].join('\n\n'),
    '',
  ].join('\n');
}
