import type {PageNode} from './types';
import {findField, findPathname, formatPlace, type Place, type Source} from './findPlaces';

/** A mistake in the navigation's data. */
export interface NavigationFault {
  /** Position of the node; of the nearest one around it when its own is not to be found. */
  readonly place?: Place;
  /** Path or text that tells which node it is. */
  readonly node: string;
  /** What was expected, what was found, what to do. */
  readonly message: string;
}

type Fields = Readonly<Record<string, unknown>>;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** What each field of a page node may hold. */
const FIELDS: Readonly<Record<string, {expected: string; fits: (value: unknown) => boolean}>> = {
  pathname: {expected: 'a path that starts with /x/', fits: isText},
  title: {expected: 'a text', fits: isText},
  subheader: {expected: 'a text', fits: isText},
  children: {expected: 'a list of page nodes', fits: Array.isArray},
  plan: {expected: '"pro" or "premium"', fits: (value) => value === 'pro' || value === 'premium'},
  ...Object.fromEntries(
    ['newFeature', 'planned', 'unstable', 'external'].map((flag) => [
      flag,
      {expected: 'true or false', fits: (value: unknown) => typeof value === 'boolean'},
    ]),
  ),
};

function show(value: unknown): string {
  return value === undefined ? 'nothing' : (JSON.stringify(value) ?? String(value));
}

function pathFaults({pathname, external}: Fields): string[] {
  if (!isText(pathname)) {
    return [];
  }
  if (external === true) {
    return /^https?:\/\//.test(pathname)
      ? []
      : [`pathname: expected an address that starts with https://, found ${show(pathname)}`];
  }
  if (!pathname.startsWith('/x/') || pathname === '/x/') {
    return [
      `pathname: expected a path that starts with /x/, found ${show(pathname)}; ` +
        'mark a link to another site as external',
    ];
  }
  return pathname.endsWith('/')
    ? [`pathname: expected no slash at the end, found ${show(pathname)}`]
    : [];
}

function messagesOf(node: Fields): string[] {
  const unknown = Object.keys(node)
    .filter((field) => !Object.hasOwn(FIELDS, field))
    .map(
      (field) =>
        `unknown field "${field}"; expected one of ${Object.keys(FIELDS).sort().join(', ')}`,
    );
  const wrong = Object.entries(FIELDS)
    .filter(([field]) => field === 'pathname' || node[field] !== undefined)
    .filter(([field, {fits}]) => !fits(node[field]))
    .map(([field, {expected}]) => `${field}: expected ${expected}, found ${show(node[field])}`);
  const mixed =
    node.external === true && node.children !== undefined
      ? ['children: a link to another site has none; remove them or external']
      : [];
  return [...unknown, ...wrong, ...mixed, ...pathFaults(node)];
}

function placeOf(node: Fields, sources: readonly Source[]): Place | undefined {
  if (isText(node.pathname)) {
    return findPathname(sources, node.pathname)[0];
  }
  const field = (['title', 'subheader'] as const).find((name) => isText(node[name]));
  return field && findField(sources, field, String(node[field]))[0];
}

function compare(a: NavigationFault, b: NavigationFault): number {
  return (
    (a.place?.file ?? '').localeCompare(b.place?.file ?? '') ||
    (a.place?.line ?? 0) - (b.place?.line ?? 0) ||
    (a.place?.column ?? 0) - (b.place?.column ?? 0) ||
    a.message.localeCompare(b.message)
  );
}

/**
 * Checks every node of the navigation: known fields only, of the right types, paths below `/x/`.
 *
 * @param nodes the tree, of whatever shape
 * @param sources the files that hold it, to name positions
 * @returns all faults, sorted by position
 */
export function validateNavigation(nodes: unknown, sources: readonly Source[]): NavigationFault[] {
  function check(node: unknown, trail: string, around: Place | undefined): NavigationFault[] {
    if (typeof node !== 'object' || node === null || Array.isArray(node)) {
      return [{place: around, node: trail, message: `expected a page node, found ${show(node)}`}];
    }
    const fields: Fields = {...node};
    const place = placeOf(fields, sources) ?? around;
    const known = [fields.pathname, fields.title, fields.subheader].find(isText);
    const name = known ?? `a node below ${trail}`;
    const children = Array.isArray(fields.children) ? (fields.children as unknown[]) : [];
    return [
      ...messagesOf(fields).map((message) => ({place, node: name, message})),
      ...children.flatMap((child) => check(child, name, place)),
    ];
  }
  if (!Array.isArray(nodes)) {
    return [{node: 'navigation', message: `expected a list of page nodes, found ${show(nodes)}`}];
  }
  return nodes.flatMap((node: unknown) => check(node, 'navigation', undefined)).sort(compare);
}

/** The nodes of a tree of whatever shape that have a path, as far as they can be read. */
export function readableNodes(nodes: unknown): PageNode[] {
  const list = Array.isArray(nodes) ? (nodes as unknown[]) : [];
  return list.flatMap((node) => {
    const {pathname, title, children} = (node ?? {}) as Fields;
    return isText(pathname)
      ? [{pathname, ...(isText(title) && {title}), children: readableNodes(children)}]
      : readableNodes(children);
  });
}

/** Writes a fault as one line: position, node, what to correct. */
export function formatNavigationFault({place, node, message}: NavigationFault): string {
  return `${place ? formatPlace(place) : 'src/navigation'} ${node}: ${message}`;
}
