import {addHistory} from '../changes/addHistory';
import {changesPage} from '../changes/changesPage';
import type {PageLinks} from '../changes/pageLinks';
import {pairsOf} from '../changes/pairs';
import {upTo} from '../changes/timeline';
import type {History} from '../history';
import {packagesOf, PRODUCTS} from '../packages';
import {anchorOf} from '../render/anchors';
import type {ApiFacts, PageList, Product} from '../types';
import type {IndexEntry, LinkText, PageData, TypeData} from '../model';
import {EntryWriter} from './entries';
import {createLinkIndex} from './links';
import {mdxOf} from './mdx';
import {indexPage} from './indexPage';
import {collectionPage, componentPage, objectPage, type PageContext} from './pageData';

/** What is written, by path: pages below `docs/api`, popover data below the static folder. */
export interface Emitted {
  pages: Map<string, string>;
  data: Map<string, string>;
  index: IndexEntry[];
  /** The same pages, for the report and for tests. */
  pageData: PageData[];
}

/** What emitting needs. */
export interface EmitInput {
  facts: ApiFacts;
  pages: PageList;
  baseUrl: string;
  demos: ReadonlyMap<string, LinkText[]>;
  /** Names and types of every version, for what changed between them. */
  histories?: readonly History[];
  /** Pages of every version, for links between them. */
  links?: PageLinks;
  /** Paths of written guide pages, without slashes at the ends. */
  docPaths: ReadonlySet<string>;
  /** Entry points of the packages beside their own: `@mui/x-date-pickers/DatePicker`. */
  entryPoints: ReadonlySet<string>;
}

/** Builds every page from the facts. */
export function emit(input: EmitInput): Emitted {
  const {facts, pages, baseUrl} = input;
  const index = createLinkIndex(facts, pages, baseUrl, input.docPaths);
  const context: PageContext = {
    facts,
    pages,
    index,
    demos: input.demos,
    entryPoints: input.entryPoints,
  };
  const pageData: PageData[] = PRODUCTS.flatMap((product) => productPages(context, product));
  const line = upTo(input.histories ?? [], pages.version);
  pageData.forEach((page) => addHistory(page, line));
  const emitted: Emitted = {pages: new Map(), data: new Map(), index: [], pageData};
  addChanges(emitted, pages.version, line, input.links ?? (() => undefined));
  for (const page of pageData) {
    const file = page.slug || 'index';
    const folder = page.product;
    emitted.pages.set(`${folder}/${file}.mdx`, mdxOf(page, file));
    emitted.pages.set(`${folder}/${file}.json`, `${JSON.stringify(page)}\n`);
    emitted.index.push(...indexEntries(page, index.page(page.product, page.slug)));
  }
  for (const fact of facts.types) {
    const key = `${fact.product}/${fact.name}`;
    const href = index.type(fact.name, fact.product)?.h ?? '';
    const data: TypeData = new EntryWriter(index, fact.product, fact.plan).typeData(fact, href);
    emitted.data.set(`${key}.json`, JSON.stringify(data));
    emitted.index.push({name: fact.name, kind: 'type', product: fact.product, href});
  }
  return emitted;
}

function addChanges(
  emitted: Emitted,
  version: string,
  line: readonly History[],
  links: PageLinks,
): void {
  const find = (name: string) => line.find((history) => history.version === name);
  for (const product of PRODUCTS) {
    for (const pair of pairsOf(product, version)) {
      const [before, now] = [find(pair.from), find(pair.to)];
      if (!before || !now) continue;
      const text = changesPage(product, pair, {before, now, links});
      emitted.pages.set(`${product}/${pair.slug}.mdx`, text);
    }
  }
}

function productPages(context: PageContext, product: Product): PageData[] {
  const {facts, pages} = context;
  if (!packagesOf(product).some(({name}) => name in pages.packages)) return [];
  const list = pages.products[product];
  const types = new Map(
    facts.types.filter((fact) => fact.product === product).map((fact) => [fact.name, fact]),
  );
  const object = (kind: 'interface' | 'methods') => (item: (typeof list.interfaces)[number]) => {
    const fact = types.get(item.name);
    return fact ? [objectPage(context, fact, item, kind)] : [];
  };
  return [
    indexPage(context, product),
    ...facts.components
      .filter((fact) => fact.product === product)
      .map((fact) => componentPage(context, fact)),
    ...list.interfaces.flatMap(object('interface')),
    ...(list.methods ?? []).flatMap(object('methods')),
    ...list.collections.map((kind) => collectionPage(context, product, kind)),
  ];
}

function indexEntries(page: PageData, href: string): IndexEntry[] {
  if (page.kind === 'index' || page.kind === 'types') return [];
  const {product} = page;
  const single = page.kind === 'component' || page.kind === 'interface' || page.kind === 'methods';
  const plan = page.plan === 'community' ? {} : {plan: page.plan};
  const own: IndexEntry[] = single
    ? [
        {
          name: page.name,
          kind: page.kind === 'component' ? 'component' : 'type',
          product,
          href,
          ...plan,
        },
      ]
    : [];
  const entries = page.sections.flatMap((section) =>
    section.entries.map((entry): IndexEntry => {
      const bare =
        page.kind === 'hooks' ? 'hook' : page.kind === 'selectors' ? 'selector' : section.kind;
      return {
        name: single ? `${page.name}.${entry.n}` : entry.n,
        kind: bare,
        product,
        href: `${href}#${anchorOf(page, section.kind, entry.n)}`,
        ...(entry.t && {type: entry.t}),
        ...(entry.p && {plan: entry.p}),
      };
    }),
  );
  return [...own, ...entries];
}
