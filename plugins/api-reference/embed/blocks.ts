import {anchorOf} from '../render/anchors';
import {namesIn} from '../render/typeText';
import {PRODUCTS} from '../packages';
import type {
  ApiBlockData,
  ApiReferenceData,
  EntryData,
  IndexEntry,
  LinkData,
  PageData,
  SectionData,
} from '../model';
import type {Product} from '../types';
import {type ApiIndex, pickEntry} from './apiIndex';

/** What a writer wrote: the name of the element and its attributes. */
export interface Embed {
  element: string;
  attributes: Record<string, string>;
}

/** Why an element cannot be filled, and what to write instead. */
export interface EmbedFault {
  message: string;
  remedy: string;
}

const BLOCKS = ['ApiProps', 'ApiMethods', 'Events', 'Selectors'] as const;

/** Elements that a page may use without importing them. */
export const EMBEDS: readonly string[] = [...BLOCKS, 'Api'];

const ALLOWED: Record<string, readonly string[]> = {
  Api: ['name', 'product'],
  ApiProps: ['of', 'pick', 'product'],
  ApiMethods: ['of', 'pick', 'product'],
  Events: ['pick'],
  Selectors: ['category', 'pick'],
};

const fault = (message: string, remedy: string): EmbedFault => ({message, remedy});

const didYouMean = (names: readonly string[]): string =>
  names.length > 0 ? `Nearest names: ${names.join(', ')}.` : 'No name is like it.';

/** Fills an element from the index; `product` is that of the page it stands on. */
export function fillEmbed(
  {element, attributes}: Embed,
  index: ApiIndex,
  product: Product | undefined,
): {reference: ApiReferenceData} | {block: ApiBlockData} | {fault: EmbedFault} {
  const allowed = ALLOWED[element] ?? [];
  const unknown = Object.keys(attributes).find((name) => !allowed.includes(name));
  if (unknown) {
    return {
      fault: fault(`<${element}> has the attribute ${unknown}.`, `It takes ${allowed.join(', ')}.`),
    };
  }
  const wanted = attributes.product;
  if (wanted && !PRODUCTS.some((item) => item === wanted)) {
    return {
      fault: fault(
        `<${element}> names the product "${wanted}".`,
        `Expected ${PRODUCTS.join(', ')}.`,
      ),
    };
  }
  const from = (wanted as Product | undefined) ?? product;
  if (element === 'Api') return fillReference(attributes.name, index, from);
  return fillBlock(element, attributes, index, from);
}

function findOne(
  element: string,
  name: string | undefined,
  attribute: string,
  index: ApiIndex,
  product: Product | undefined,
): {entry: IndexEntry} | {fault: EmbedFault} {
  if (!name) {
    return {fault: fault(`<${element}> has no ${attribute}.`, `Write ${attribute}="DataGrid".`)};
  }
  const found = index.find(name);
  const entry = pickEntry(found, product);
  if (entry) return {entry};
  if (found.length > 1) {
    const products = found.map((item) => item.product).join(', ');
    return {
      fault: fault(
        `<${element} ${attribute}="${name}"> is in several products: ${products}.`,
        'Add product="…" with one of them.',
      ),
    };
  }
  return {
    fault: fault(
      `<${element} ${attribute}="${name}"> names nothing that the packages export.`,
      didYouMean(index.nearest(name)),
    ),
  };
}

function fillReference(
  name: string | undefined,
  index: ApiIndex,
  product: Product | undefined,
): {reference: ApiReferenceData} | {fault: EmbedFault} {
  const found = findOne('Api', name, 'name', index, product);
  if ('fault' in found) return found;
  const {entry} = found;
  const page = index.page(pageIdOf(entry.href));
  const row = page && entry.href.includes('#') ? rowAt(page, entry.href) : undefined;
  return {
    reference: {
      name: entry.name,
      kind: entry.kind,
      href: entry.href,
      ...(row && {entry: row, links: linksIn(textsOf(row), page?.links ?? {})}),
      ...(entry.kind === 'type' && {key: `${entry.product}/${entry.name}`}),
    },
  };
}

/** The row that an address names. */
function rowAt(page: PageData, href: string): EntryData | undefined {
  const [, id] = href.split('#');
  return page.sections
    .flatMap(({kind, entries}) => entries.map((entry) => ({kind, entry})))
    .find(({kind, entry}) => anchorOf(page, kind, entry.n) === id)?.entry;
}

/** `/x/api/data-grid/grid-col-def/#…` stands on `data-grid/grid-col-def`. */
const pageIdOf = (href: string): string => /\/api\/([a-z-]+\/[a-z0-9-]+)\//.exec(href)?.[1] ?? '';

function fillBlock(
  element: string,
  attributes: Record<string, string>,
  index: ApiIndex,
  product: Product | undefined,
): {block: ApiBlockData} | {fault: EmbedFault} {
  const page = blockPage(element, attributes, index, product);
  if ('fault' in page) return page;
  const sections = sectionsFor(element, attributes, page.page);
  if ('fault' in sections) return sections;
  const all = sections.sections.flatMap(({kind, entries}) =>
    entries.map((entry) => ({kind, entry})),
  );
  const picked = (attributes.pick ?? '').split(/[\s,]+/).filter(Boolean);
  const chosen =
    picked.length > 0 ? picked.map((name) => all.find((row) => row.entry.n === name)) : all;
  const lost = picked.find((name) => !all.some((row) => row.entry.n === name));
  if (lost !== undefined) {
    const names = index.nearest(
      lost,
      all.map((row) => row.entry.n),
    );
    return {
      fault: fault(
        `<${element}> picks ${lost}, which ${page.page.name} does not have.`,
        didYouMean(names),
      ),
    };
  }
  const rows = chosen.filter((row) => row !== undefined);
  const entries = rows.map((row) => row.entry);
  return {
    block: {
      title: page.page.name,
      href: page.href,
      rows: rows.map(({kind, entry}) => ({
        kind,
        entry,
        href: `${page.href}#${anchorOf(page.page, kind, entry.n)}`,
      })),
      links: linksIn(entries.flatMap(textsOf), page.page.links),
    },
  };
}

function blockPage(
  element: string,
  attributes: Record<string, string>,
  index: ApiIndex,
  product: Product | undefined,
): {page: PageData; href: string} | {fault: EmbedFault} {
  if (element === 'Events' || element === 'Selectors') {
    const id = `data-grid/${element.toLowerCase()}`;
    const page = index.page(id);
    const href = index
      .find('GridColDef')[0]
      ?.href.replace(/grid-col-def\/.*$/, `${element.toLowerCase()}/`);
    if (page && href) return {page, href};
    return {fault: fault(`<${element}>: this version has no page ${id}.`, 'Remove the element.')};
  }
  const found = findOne(element, attributes.of, 'of', index, product);
  if ('fault' in found) return found;
  const page = index.page(pageIdOf(found.entry.href));
  if (page && !found.entry.href.includes('#')) return {page, href: found.entry.href};
  return {
    fault: fault(
      `<${element} of="${attributes.of}"> names something without a page of its own.`,
      'Name a component, an interface or a group of methods; <Api> links to anything.',
    ),
  };
}

function sectionsFor(
  element: string,
  {category, of, pick}: Record<string, string>,
  page: PageData,
): {sections: SectionData[]} | {fault: EmbedFault} {
  if (element === 'Selectors' && category) {
    const sections = page.sections.filter((section) => section.title === category);
    if (sections.length > 0) return {sections};
    const titles = page.sections.map((section) => section.title).join(', ');
    return {
      fault: fault(
        `<Selectors category="${category}">: no such category.`,
        `Expected one of ${titles}.`,
      ),
    };
  }
  if (element === 'ApiMethods') {
    const sections = page.sections.filter((section) => section.kind === 'method');
    if (sections.length > 0) return {sections};
    return {
      fault: fault(
        `<ApiMethods of="${of}"> has no methods.`,
        'Use <ApiProps> for what is no method.',
      ),
    };
  }
  // Props come first; slots, classes and methods are found when they are picked by name.
  return {sections: pick ? page.sections : page.sections.slice(0, 1)};
}

const textsOf = ({t, f, s}: EntryData): string[] => [
  t ?? '',
  f ?? '',
  ...(s ?? []).flatMap((signature) => [
    signature.r,
    ...(signature.g ?? []),
    ...signature.p.map((param) => param.t),
  ]),
];

function linksIn(
  texts: readonly string[],
  links: Readonly<Record<string, LinkData>>,
): Record<string, LinkData> {
  const names = new Set(texts.flatMap(namesIn));
  return Object.fromEntries(Object.entries(links).filter(([name]) => names.has(name)));
}
