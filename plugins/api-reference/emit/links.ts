import {packagesOf, PRODUCTS} from '../packages';
import type {ApiFacts, PageList, Product} from '../types';
import type {LinkData} from '../model';
import type {ProseContext} from './prose';

/** Where names lead. */
export interface LinkIndex {
  /** Target of a type's name, seen from a product. */
  type(name: string, from: Product): LinkData | undefined;
  /** Context for comments of a product. */
  prose(product: Product): ProseContext;
  /** Address of a page: `/x/api/data-grid/grid-col-def/`. */
  page(product: Product, slug: string): string;
}

const REACT = 'https://react.dev/reference/react';
const MDN = 'https://developer.mozilla.org/docs/Web/API/';
const HANDBOOK = 'https://www.typescriptlang.org/docs/handbook/utility-types.html';

/** Pages that explain what is not the packages' own, by name; then by where the name comes from. */
const EXTERNAL: Record<string, string> = {
  ReactNode: 'https://react.dev/learn/typescript#typing-children',
  ReactElement: 'https://react.dev/learn/typescript#typing-children',
  CSSProperties: 'https://react.dev/learn/typescript#typing-style-props',
  SxProps: 'https://mui.com/system/getting-started/the-sx-prop/',
  Theme: 'https://mui.com/material-ui/customization/default-theme/',
  ElementType: 'https://react.dev/learn/typescript',
  Ref: `${REACT}/useRef`,
  RefObject: `${REACT}/useRef`,
  ForwardedRef: `${REACT}/forwardRef`,
};

const UTILITY =
  'Partial Required Readonly Record Pick Omit Exclude Extract NonNullable Parameters ReturnType';

function externalHref(name: string, from: string): string | undefined {
  const known = EXTERNAL[name];
  if (known) return known;
  if (from === 'react') {
    return /(Event|EventHandler)$/.test(name)
      ? 'https://react.dev/reference/react-dom/components/common#react-event-object'
      : 'https://react.dev/learn/typescript#useful-types';
  }
  if (from === 'typescript') {
    const utility = UTILITY.split(' ').includes(name) && `#${name.toLowerCase()}`;
    if (utility) return HANDBOOK + utility;
    if (/^(HTML|SVG|DOM)\w+$|Event$|^(Element|EventTarget|Document|Node|Worker)$/.test(name)) {
      return MDN + name;
    }
    return `https://developer.mozilla.org/docs/Web/JavaScript/Reference/Global_Objects/${name}`;
  }
  if (from === '@mui/material' && name.endsWith('Props')) {
    const slug = name
      .slice(0, -5)
      .replace(/^Mui/, '')
      .replace(/(?<!^)([A-Z])/g, '-$1')
      .toLowerCase();
    return `https://mui.com/material-ui/api/${slug}/`;
  }
  if (from === 'csstype') return 'https://developer.mozilla.org/docs/Web/CSS/Reference';
  return undefined;
}

/** Types whose texts are everyday words; a link would only be noise. */
const PLAIN = new Set(['Array', 'Promise', 'JSX', 'Function', 'Object']);

/** Builds the index of everything that has an address. */
export function createLinkIndex(
  facts: ApiFacts,
  pages: PageList,
  baseUrl: string,
  docPaths: ReadonlySet<string>,
): LinkIndex {
  const page = (product: Product, slug: string): string => `${baseUrl}api/${product}/${slug}/`;
  const own = new Map<string, LinkData>();
  for (const fact of facts.types) {
    const key = `${fact.product}/${fact.name}`;
    own.set(key, {h: `${page(fact.product, 'types')}#${fact.name}`, k: key});
  }
  for (const product of PRODUCTS) {
    const {components, interfaces, methods} = pages.products[product];
    for (const item of [...interfaces, ...(methods ?? [])]) {
      const key = `${product}/${item.name}`;
      own.set(key, {h: page(product, item.slug), k: key});
    }
    for (const item of components) {
      const key = `${product}/${item.name}`;
      if (!own.has(key)) own.set(key, {h: page(product, item.slug)});
    }
  }
  const type = (name: string, from: Product): LinkData | undefined => {
    const near = own.get(`${from}/${name}`);
    if (near) return near;
    const source = facts.externals[name];
    if (source && !PLAIN.has(name)) {
      const href = externalHref(name, source);
      return href ? {h: href} : undefined;
    }
    return undefined;
  };
  const resolveUrl = (url: string): string | undefined => {
    const local = /^https:\/\/mui\.com\/x\/([^#?]*?)\/?([#?].*)?$/.exec(url);
    if (!local) return url.startsWith('https://') ? url : undefined;
    const [, path = ''] = local;
    if (docPaths.has(path)) return `${baseUrl}${path}/`;
    const api = /^api\/([a-z-]+)\/([a-z0-9-]+)$/.exec(path);
    const product = PRODUCTS.find((item) => item === api?.[1]);
    const slug = api?.[2] ?? '';
    return product && allSlugs(pages, product).includes(slug) ? page(product, slug) : undefined;
  };
  return {
    type,
    page,
    prose: (product) => ({typeHref: (name) => type(name, product)?.h, resolveUrl}),
  };
}

/** Every slug that is a page of a product. */
export function allSlugs(pages: PageList, product: Product): string[] {
  const list = pages.products[product];
  return [
    ...list.components.map((item) => item.slug),
    ...list.interfaces.map((item) => item.slug),
    ...(list.methods ?? []).map((item) => item.slug),
    ...list.collections,
  ];
}

/**
 * The packages that an import may name, with their plans, in order.
 *
 * @param entryPoints what is published beside the packages' own entry: `@mui/x-date-pickers/DatePicker`
 */
export function importsWithPlans(
  {product, imports, name}: {product: Product; imports: readonly string[]; name: string},
  entryPoints: ReadonlySet<string>,
) {
  return packagesOf(product)
    .filter((item) => imports.includes(item.name))
    .map(({name: from, plan}) => {
      const path = `${from}/${name}`;
      return {from, plan, ...(entryPoints.has(path) && {path})};
    });
}
