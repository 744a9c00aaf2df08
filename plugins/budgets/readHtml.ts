import {gzipSync} from 'node:zlib';
import {attributeOf} from '../search/readPage';
import type {PageFigures} from './types';

/** What a page's HTML names and holds. */
export interface HtmlParts {
  /** Text of the inline scripts. */
  inline: string[];
  blocking: string[];
  late: string[];
  styles: string[];
  /** Everything else that is loaded with the page: fonts, images, the manifest. */
  others: string[];
  elements: number;
}

const OTHERS = /^(preload|icon|apple-touch-icon|manifest|modulepreload)$/;

/** Reads a page as this site builds it: minified HTML whose scripts are named in the loader's attribute. */
export function readHtml(html: string): HtmlParts {
  const parts: HtmlParts = {
    inline: [],
    blocking: [],
    late: [],
    styles: [],
    others: [],
    elements: 0,
  };
  const markup = html.replace(/<script\b[^>]*>([\s\S]*?)<\/script>/g, (whole, text: string) => {
    const tag = whole.slice(0, whole.indexOf('>') + 1);
    const src = attributeOf(tag, 'src');
    const isData = attributeOf(tag, 'type') === 'application/ld+json';
    if (src) {
      (/\s(async|defer)\b/.test(tag) ? parts.late : parts.blocking).push(src);
    } else if (!isData) {
      parts.inline.push(text);
      parts.late.push(...(attributeOf(tag, 'data-scripts')?.split(' ') ?? []));
    }
    return '<script>';
  });
  const shown = markup.replace(/<(style|noscript)\b[^>]*>[\s\S]*?<\/\1>/g, '<$1>');
  const tags = shown.match(/<[a-z][^>]*>/gi) ?? [];
  parts.elements = tags.length;
  for (const tag of tags.filter((one) => one.startsWith('<link'))) {
    const [rel, href] = [attributeOf(tag, 'rel'), attributeOf(tag, 'href')];
    if (rel === 'stylesheet' && href) {
      parts.styles.push(href);
    } else if (rel && href && OTHERS.test(rel)) {
      parts.others.push(href);
    }
  }
  for (const tag of tags.filter((one) => one.startsWith('<img'))) {
    parts.others.push(...[attributeOf(tag, 'src')].filter((src) => src !== undefined));
  }
  return parts;
}

const gzipped = (content: string | Buffer): number => gzipSync(content, {level: 9}).length;

/**
 * Counts a page.
 *
 * @param readFile gives the content of a file by its address; nothing for one that is not of the site
 */
export function measurePage(
  html: string,
  readFile: (address: string) => Buffer | undefined,
): PageFigures {
  const {inline, blocking, late, styles, others, elements} = readHtml(html);
  const sum = (addresses: readonly string[]): number =>
    [...new Set(addresses)]
      .map(readFile)
      .filter((content) => content !== undefined)
      .reduce((bytes, content) => bytes + gzipped(content), 0);
  return {
    html: gzipped(html),
    inlineScripts: inline.reduce((bytes, text) => bytes + gzipped(text), 0),
    blockingScripts: sum(blocking),
    lateScripts: sum(late),
    styles: sum(styles),
    requests: 1 + new Set([...blocking, ...styles, ...others]).size,
    elements,
  };
}
