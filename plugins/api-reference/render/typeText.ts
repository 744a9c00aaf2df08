import type {LinkData} from '../model';

/** Splits a type into string literals, names of types and the rest. */
const TOKENS = /'(?:[^'\\]|\\.)*'|(?<![\w$.'-])(?:React\.)?[A-Z][\w$]*\b(?!\??\s*:)/g;

const ESCAPES: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};

/** Text as it may stand in HTML, in an attribute as well. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (char) => ESCAPES[char] ?? char);

/** Names in a type's text that may name another type; string literals and property keys do not. */
export function namesIn(text: string): string[] {
  return [...text.matchAll(TOKENS)]
    .map(([token]) => token.replace(/^React\./, ''))
    .filter((name) => !name.startsWith("'"));
}

/** A type's text as HTML, in which every name that has a target is a link. */
export function typeHtml(text: string, links: Readonly<Record<string, LinkData>>): string {
  let html = '';
  let last = 0;
  for (const match of text.matchAll(TOKENS)) {
    const [token] = match;
    html += escapeHtml(text.slice(last, match.index));
    last = match.index + token.length;
    if (token.startsWith("'")) html += `<i>${escapeHtml(token)}</i>`;
    else html += nameHtml(token, links[token.replace(/^React\./, '')]);
  }
  return html + escapeHtml(text.slice(last));
}

function nameHtml(token: string, link: LinkData | undefined): string {
  if (!link) return escapeHtml(token);
  const data = link.k === undefined ? '' : typeAttribute(link.h, link.k);
  return `<a href="${escapeHtml(link.h)}"${data}>${escapeHtml(token)}</a>`;
}

/** Address of an entry in a list of all types; the key of its data follows from it. */
const LISTED = /\/api\/([\w-]+)\/types\/#(\w+)$/;

/** Key of a type's data that its address gives away, if it does. */
export function keyOfAddress(href: string): string | undefined {
  const [, product, name] = LISTED.exec(href) ?? [];
  return product && name && `${product}/${name}`;
}

/** Marks a link as one that shows a type. Where the address has the key it is mark enough: there are hundreds. */
const typeAttribute = (href: string, key: string): string =>
  keyOfAddress(href) === key ? '' : ` data-api-type="${escapeHtml(key)}"`;
