import type {EntryData, LinkData, PageData, ParamData, SectionData, SignatureData} from '../model';
import {anchorOf} from './anchors';
import {planMark} from './planMark';
import {escapeHtml, typeHtml} from './typeText';

/** What rendering a row needs beside the row. */
export interface RowContext {
  links: Readonly<Record<string, LinkData>>;
  kind: SectionData['kind'];
  /** Id of the row, on the page where it has its address. */
  id?: (name: string) => string;
  /** Address of the row on another page, for rows that a guide or a popover repeats. */
  href?: (name: string) => string;
  /** Leaves the link of a name to itself for scripts to add: see {@link LINKED_ROWS}. */
  bare?: boolean;
  /** Leaves the name in the row's attributes for scripts to add: see {@link NAMED_ROWS}. */
  unnamed?: boolean;
}

/**
 * Rows on a page whose names are links to themselves in the HTML. On the few longer pages these links would be
 * 6 % of what is transferred; there the contents list has them, and scripts add them to the rows.
 */
const LINKED_ROWS = 300;

/** Rows on a page that say their name in an attribute in the HTML. Beyond that it costs 5 %, and the id has it. */
const NAMED_ROWS = 500;

const countRows = (page: PageData): number =>
  page.sections.reduce((sum, section) => sum + section.entries.length, page.also.length);

/** Rows of a section as HTML: React does not walk what it need not change. */
export function sectionHtml(
  page: PageData,
  {kind, entries}: Pick<SectionData, 'kind' | 'entries'>,
): string {
  const id = (name: string): string => anchorOf(page, kind, name);
  const count = countRows(page);
  return rowsHtml(entries, {
    ...{links: page.links, kind, id},
    bare: count > LINKED_ROWS,
    unnamed: count > NAMED_ROWS,
  });
}

/** Rows one after the other. */
export const rowsHtml = (entries: readonly EntryData[], context: RowContext): string =>
  entries.map((entry) => rowHtml(entry, context)).join('');

/** One row: a name with its marks, then its type, default, description and signatures. */
export function rowHtml(entry: EntryData, context: RowContext): string {
  const id = context.id?.(entry.n);
  const href = id ? `#${id}` : context.href?.(entry.n);
  const name = context.unnamed ? '' : ` data-api-name="${escapeHtml(entry.n)}"`;
  const address = href
    ? `${id ? ` id="${escapeHtml(id)}"` : ''} data-api-kind="${context.kind}"${name}`
    : '';
  const deprecated = entry.x === undefined ? '' : ' data-deprecated';
  return `<div${address}${deprecated}><dt>${headHtml(entry, href, context.bare)}</dt><dd>${bodyHtml(entry, context)}</dd></div>`;
}

function headHtml(entry: EntryData, href: string | undefined, bare = false): string {
  const code = `<code translate="no">${breakable(escapeHtml(entry.n))}</code>`;
  const marks = [
    entry.p ? planMark(entry.p) : '',
    entry.r ? ' <b>required</b>' : '',
    entry.st ? ' <small>state</small>' : '',
    entry.x === undefined ? '' : ' <small>deprecated</small>',
    entry.u ? ' <small>not exported</small>' : '',
    entry.v ? ` <i>since ${escapeHtml(entry.v)}</i>` : '',
  ].join('');
  if (href && bare) return `<a>${code}</a>${marks}`;
  return href ? `<a href="${escapeHtml(href)}">${code}</a>${marks}` : code + marks;
}

/** Characters of a name that fit its column. */
const FITS = 26;

/** The longest part of a name that fits, up to a capital letter or a dash. */
const PART = new RegExp(`^.{1,${FITS - 1}}(?:[a-z](?=[A-Z])|-(?=\\w))`);

/** Lets a longer name break before a capital letter or after a dash, as often as it must. */
function breakable(name: string): string {
  const [part] = (name.length > FITS && PART.exec(name)) || [];
  return part ? `${part}<wbr>${breakable(name.slice(part.length))}` : name;
}

/** A default: a value, or a sentence with values between grave accents. */
function defaultHtml(text: string): string {
  const code = (value: string): string => `<code translate="no">${escapeHtml(value)}</code>`;
  const html = text.includes('`')
    ? text
        .split('`')
        .map((part, index) => (index % 2 ? code(part) : escapeHtml(part)))
        .join('')
    : code(text);
  return `<span data-default>default ${html}</span>`;
}

function bodyHtml(entry: EntryData, context: RowContext): string {
  const facts = [
    entry.t ? `<code data-type translate="no">${typeHtml(entry.t, context.links)}</code>` : '',
    entry.c ? `<code data-class translate="no">.${escapeHtml(entry.c)}</code>` : '',
    entry.d ? defaultHtml(entry.d) : '',
    entry.e ? defaultHtml(entry.e) : '',
  ].filter(Boolean);
  // Without a type the arguments are all there is to say: they are not folded.
  const open = !entry.t;
  return [
    facts.length > 0 ? `<p data-facts>${facts.join(' ')}</p>` : '',
    entry.x ? `<div data-warning>${block(entry.x)}</div>` : '',
    entry.h ? textHtml(entry.h) : '',
    ...(entry.s ?? []).map((signature) => signatureHtml(signature, context, open)),
    ...(entry.m ?? []).map((note) => labeledHtml(note, entry.t)),
    entry.f
      ? `<details><summary>Full type</summary><pre><code translate="no">${typeHtml(entry.f, context.links)}</code></pre></details>`
      : '',
  ].join('');
}

const codeOf = (text: string): string => `<code translate="no">${escapeHtml(text)}</code>`;

/** A labeled text, and what it became; that is left out where it is the type that the row shows. */
function labeledHtml(
  [label, text, became]: NonNullable<EntryData['m']>[number],
  type: string | undefined,
): string {
  const after = became && became !== type ? ` → ${codeOf(became)}` : '';
  return `<p data-meta>${escapeHtml(label)}${became ? ' from' : ''} ${codeOf(text)}${after}</p>`;
}

const isBlock = (html: string): boolean => /^<(p|ul|pre)\b/.test(html);

const block = (html: string): string => (isBlock(html) ? html : `<p>${html}</p>`);

const textHtml = (html: string): string =>
  isBlock(html) ? `<div data-text>${html}</div>` : `<p data-text>${html}</p>`;

function signatureHtml(signature: SignatureData, context: RowContext, open: boolean): string {
  const rows = signature.p.map((param) => paramHtml(param, context)).join('');
  const generic = signature.g
    ? `<li>Type parameters <code data-type translate="no">${signature.g.map((item) => typeHtml(item, context.links)).join(', ')}</code></li>`
    : '';
  const returns =
    signature.r === 'void' && !signature.rh
      ? ''
      : `<li>Returns <code data-type translate="no">${typeHtml(signature.r, context.links)}</code>${noteHtml(signature.rh)}</li>`;
  const names = signature.p.map((param) => param.n).join(', ');
  return `<details data-signature${open ? '="open" open' : ''}><summary>Call <code translate="no">(${escapeHtml(names)})</code></summary><ul>${generic}${rows}${returns}</ul></details>`;
}

const noteHtml = (html: string | undefined): string => (html ? ` <span>${html}</span>` : '');

function paramHtml(param: ParamData, context: RowContext): string {
  const name = `<code translate="no">${escapeHtml(param.n)}${param.o ? '?' : ''}</code>`;
  const type = `<code data-type translate="no">${typeHtml(param.t, context.links)}</code>`;
  return `<li>${name} ${type}${noteHtml(param.h)}</li>`;
}
