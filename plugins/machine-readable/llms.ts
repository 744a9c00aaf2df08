import type {Product} from '../../src/product/products';
import {twinAddress} from './address';
import type {DocPage} from './collectPages';

/** What the lists say of the site. */
export interface LlmsSite {
  title: string;
  tagline: string;
  /** Host with protocol. */
  url: string;
  baseUrl: string;
  version: string;
}

/** A page as the lists need it. */
export type ListedPage = Pick<DocPage, 'meta' | 'productId' | 'groups' | 'isApi'>;

const PREAMBLE =
  'Every page is Markdown at its address with `.md` in place of the last slash; `.js.md` has the demos in JavaScript. ' +
  'Every page of the API reference is JSON at its address with `.json`.';

const plural = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

function item({meta}: ListedPage, {url, baseUrl}: LlmsSite): string {
  const plan = meta.plan ? ` (${meta.plan === 'pro' ? 'Pro' : 'Premium'} plan)` : '';
  const about = meta.description ? `: ${meta.description}` : '';
  return `- [${meta.title}](${url}${twinAddress(meta.permalink, baseUrl)})${plan}${about}`;
}

function section(title: string, lines: readonly string[]): string {
  return lines.length > 0 ? `\n## ${title}\n\n${lines.join('\n')}\n` : '';
}

/** Pages by the label of their group at a depth, in their order. */
function byGroup(pages: readonly ListedPage[], depth: number, fallback: string) {
  const groups = new Map<string, ListedPage[]>();
  for (const page of pages) {
    const label = page.groups[depth] ?? fallback;
    groups.set(label, [...(groups.get(label) ?? []), page]);
  }
  return groups;
}

/** Address of a product's list, below the host: `/x/react-charts/llms.txt`. */
export function llmsAddress(product: Pick<Product, 'pathPrefix'>, baseUrl: string, full = false) {
  return `${baseUrl}${product.pathPrefix.slice(1)}${full ? 'llms-full.txt' : 'llms.txt'}`;
}

/** `llms.txt` of the site: what there is for each product, and every guide by group. */
export function siteList(
  pages: readonly ListedPage[],
  products: readonly Product[],
  site: LlmsSite,
): string {
  const guides = pages.filter(({isApi}) => !isApi);
  const lists = products.flatMap((product) => {
    const own = pages.filter(({productId}) => productId === product.id);
    const api = own.filter(({isApi}) => isApi).length;
    const count = [
      plural(own.length - api, 'guide'),
      ...(api > 0 ? [plural(api, 'page') + ' of API'] : []),
    ].join(' and ');
    const list = site.url + llmsAddress(product, site.baseUrl);
    const full = site.url + llmsAddress(product, site.baseUrl, true);
    return own.length > 0
      ? [`- [${product.name}](${list}): ${count}; [all of it in one file](${full})`]
      : [];
  });
  const groups = [...byGroup(guides, 0, 'Other pages')];
  return (
    `# ${site.title}\n\n> ${site.tagline}\n\nVersion ${site.version}. ${PREAMBLE}\n` +
    section('Products', lists) +
    groups
      .map(([label, own]) =>
        section(
          label,
          own.map((page) => item(page, site)),
        ),
      )
      .join('')
  );
}

/** `llms.txt` of a product: its guides by group, then its API. */
export function productList(
  pages: readonly ListedPage[],
  product: Product,
  site: LlmsSite,
): string {
  const own = pages.filter(({productId}) => productId === product.id);
  const guides = byGroup(
    own.filter(({isApi}) => !isApi),
    1,
    'Start',
  );
  const lines = (list: readonly ListedPage[]) => list.map((page) => item(page, site));
  return (
    `# ${product.metadata} ${product.name}\n\n> ${site.tagline}\n\nVersion ${site.version}. ${PREAMBLE}\n` +
    [...guides].map(([label, list]) => section(label, lines(list))).join('') +
    section('API', lines(own.filter(({isApi}) => isApi)))
  );
}
