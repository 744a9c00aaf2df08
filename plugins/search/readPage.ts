import type {SymbolEntry} from './types';

/** What is read from the HTML of a built page. */
export interface ReadPage {
  title: string;
  description: string;
  symbols: Omit<SymbolEntry, 'page'>[];
}

const NAMED: Readonly<Record<string, string>> = {amp: '&', lt: '<', gt: '>', quot: '"', apos: "'"};

/** Text without tags, with its character references resolved. */
export function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name: string) => {
      const code = hex ? parseInt(String(hex), 16) : Number(decimal);
      return Number.isNaN(code) ? (NAMED[name] ?? whole) : String.fromCodePoint(code);
    })
    .replace(/\s+/g, ' ')
    .trim();
}

/** Value of an attribute in a start tag, quoted or not. */
export function attributeOf(tag: string, name: string): string | undefined {
  const match = new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`).exec(tag);
  return match ? textOf(match[1] ?? match[2] ?? match[3] ?? '') : undefined;
}

/**
 * Reads what the page index needs from the HTML of a documentation page. Entries of the API reference
 * are known by `data-api-kind` and `data-api-name`; parameters and entries without an id are left out.
 *
 * @returns nothing where the page is no documentation page, that is, has no article with a title
 */
export function readPage(html: string): ReadPage | undefined {
  const article = html.slice(Math.max(0, html.indexOf('<article')));
  const title = /<h1\b[^>]*>([\s\S]*?)<\/h1>/.exec(article)?.[1];
  if (!html.includes('<article') || title === undefined) {
    return undefined;
  }
  const meta = /<meta\b[^>]*\sname=["']?description\b[^>]*>/.exec(html)?.[0] ?? '';
  const symbols = [...article.matchAll(/<\w+\b[^>]*\sdata-api-kind=[^>]*>/g)].flatMap(([tag]) => {
    const [name, kind, id] = ['data-api-name', 'data-api-kind', 'id'].map((key) =>
      attributeOf(tag, key),
    );
    return name && kind && id && kind !== 'param' ? [{name, kind, id}] : [];
  });
  return {title: textOf(title), description: attributeOf(meta, 'content') ?? '', symbols};
}
