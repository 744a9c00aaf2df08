import type {Product} from '../../src/product/products';
import {canonicalUrl} from './canonicalUrl';

/** A step on the way to a page. */
interface Step {
  name: string;
  /** Path with the base. */
  path: string;
}

/** Where a page is. */
export interface PagePlace {
  siteTitle: string;
  /** Origin of the site. */
  siteUrl: string;
  /** Base of the site; an older version has a longer one. */
  baseUrl: string;
  page: Step;
  /** Groups around the page, outermost first; those without a page of their own are skipped. */
  groups: readonly {label: string; href?: string}[];
  product?: Pick<Product, 'name' | 'versions'>;
}

/** A `BreadcrumbList` of schema.org. */
export interface BreadcrumbList {
  '@context': 'https://schema.org';
  '@type': 'BreadcrumbList';
  itemListElement: {'@type': 'ListItem'; position: number; name: string; item: string}[];
}

/** The way from the home page over the product and its groups to a page, each address once. */
export function breadcrumbList(place: PagePlace): BreadcrumbList {
  const {siteTitle, siteUrl, baseUrl, page, groups, product} = place;
  const start = product?.versions.find(({path}) => path.startsWith(baseUrl))?.path;
  const steps: Step[] = [
    {name: siteTitle, path: baseUrl},
    ...(product && start ? [{name: product.name, path: start}] : []),
    ...groups.flatMap(({label, href}) => (href ? [{name: label, path: href}] : [])),
  ];
  const address = ({path}: Step) => canonicalUrl(path, {url: siteUrl}) ?? '';
  const before = new Map(steps.map((step) => [address(step), step]));
  before.delete(address(page));
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [...before.values(), page].map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: address(step),
    })),
  };
}
