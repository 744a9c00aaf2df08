import {attributeOf, textOf} from '../search/readPage';
import type {Md} from './types';

/** A page that has no Markdown source, as its HTML shows it. */
export interface HtmlPage {
  title: string;
  description: string;
  tree: Md;
}

/** Parts of a page that say nothing without a browser, and comments. */
const SILENT =
  /<(script|style|svg|template|button|select|textarea)\b[\s\S]*?<\/\1>|<(input|link)\b[^>]*>|<!--[\s\S]*?-->/gi;

/** Styles keep neighbors apart on the page; in text a space does. */
const TOUCHING = /(<\/(?:a|code|span)>)(?=<(?:a|code|span)\b)/g;

/**
 * Reads title, description and main part of a built page. Of a page that only scripts fill, the main
 * part is what it says without them.
 *
 * @param parseHtml makes a Markdown tree of HTML
 * @returns nothing where there is no title or nothing to read
 */
export function readHtmlPage(html: string, parseHtml: (html: string) => Md): HtmlPage | undefined {
  const main =
    /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ??
    /<noscript\b[^>]*>([\s\S]*?)<\/noscript>/.exec(html)?.[1] ??
    '';
  const meta = /<meta\b[^>]*\sname=["']?description\b[^>]*>/.exec(html)?.[0] ?? '';
  const heading = textOf(/<h1\b[^>]*>([\s\S]*?)<\/h1>/.exec(main)?.[1] ?? '');
  const whole = textOf(/<title\b[^>]*>([\s\S]*?)<\/title>/.exec(html)?.[1] ?? '');
  const title = heading || whole.replace(/ \| .*$/, '');
  return main && title
    ? {
        title,
        description: attributeOf(meta, 'content') ?? '',
        tree: parseHtml(main.replace(SILENT, '').replace(TOUCHING, '$1 ')),
      }
    : undefined;
}
