import {PRODUCTS} from '../packages';
import type {PageList} from '../types';

/**
 * Pages that stand at addresses that are no longer used, by path below the base. A file works on every host and
 * without JavaScript; a filter or an anchor of the old address is kept where there is JavaScript.
 */
export function redirectPages(pages: PageList, baseUrl: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const product of PRODUCTS) {
    for (const [from, to] of Object.entries(pages.products[product].redirects)) {
      const target = `${baseUrl}api/${product}/${to}/`;
      found.set(
        `api/${product}/${from}`,
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Moved</title>' +
          `<link rel="canonical" href="${target}"><meta name="robots" content="noindex">` +
          `<script>location.replace('${target}'+location.search+location.hash)</script>` +
          `<meta http-equiv="refresh" content="0; url=${target}"></head>` +
          `<body><p>This page is now <a href="${target}">${to}</a>.</p></body></html>\n`,
      );
    }
  }
  return found;
}
