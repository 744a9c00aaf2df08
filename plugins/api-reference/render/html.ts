import type {EntryData, LinkData, PageData, ParamData, SectionData, SignatureData} from '../model';
import {anchorOf} from './anchors';
import {escapeHtml, typeHtml} from './typeText';

/** What rendering a row needs beside the row. */
export interface RowContext {
  links: Readonly<Record<string, LinkData>>;
  kind: SectionData['kind'];
  /** Address of the row within its page; undefined in a popover, where rows have none. */
  anchor?: (name: string) => string;
}

const PLAN_TITLE = {pro: 'Pro plan', premium: 'Premium plan'};

/** Rows of a section as HTML: React does not walk what it need not change. */
export function sectionHtml(page: PageData, section: SectionData): string {
  const context: RowContext = {
    links: page.links,
    kind: section.kind,
    anchor: (name) => anchorOf(page, section.kind, name),
  };
  return section.entries.map((entry) => rowHtml(entry, context)).join('');
}

/** One row: a name with its marks, then its type, default, description and signatures. */
export function rowHtml(entry: EntryData, context: RowContext): string {
  const id = context.anchor?.(entry.n);
  const address = id
    ? ` id="${escapeHtml(id)}" data-api-kind="${context.kind}" data-api-name="${escapeHtml(entry.n)}"`
    : '';
  return `<div${address}${entry.x === undefined ? '' : ' data-deprecated'}><dt>${nameHtml(entry, id)}</dt><dd>${bodyHtml(entry, context)}</dd></div>`;
}

function nameHtml(entry: EntryData, id: string | undefined): string {
  const name = escapeHtml(entry.n);
  const code = `<code translate="no">${breakable(name)}</code>`;
  const marks = [
    entry.r ? '<b>required</b>' : '',
    entry.p ? `<span data-plan="${entry.p}" title="${PLAN_TITLE[entry.p]}"></span>` : '',
    entry.st ? '<small>state</small>' : '',
    entry.x === undefined ? '' : '<small>deprecated</small>',
    entry.u ? '<small>not exported</small>' : '',
  ].join('');
  return id ? `<a href="#${escapeHtml(id)}">${code}</a>${marks}` : code + marks;
}

/** Lets a long name break before a capital letter or after a dash. */
const breakable = (name: string): string =>
  name.length < 20 ? name : name.replace(/([a-z])(?=[A-Z])|(--?)(?=\w)/g, '$1$2<wbr>');

function bodyHtml(entry: EntryData, context: RowContext): string {
  const facts = [
    entry.t ? `<code data-type translate="no">${typeHtml(entry.t, context.links)}</code>` : '',
    entry.c ? `<code data-class translate="no">.${escapeHtml(entry.c)}</code>` : '',
    entry.d
      ? `<span data-default><i>default</i><code translate="no">${escapeHtml(entry.d)}</code></span>`
      : '',
    entry.e
      ? `<span data-default><i>default</i><code translate="no">${escapeHtml(entry.e)}</code></span>`
      : '',
  ].join('');
  return [
    facts && `<p data-facts>${facts}</p>`,
    entry.x ? `<div data-warning>${block(entry.x)}</div>` : '',
    entry.h ? `<div data-text>${block(entry.h)}</div>` : '',
    ...(entry.m ?? []).map(
      ([label, text]) =>
        `<p data-meta><i>${escapeHtml(label)}</i> <code translate="no">${escapeHtml(text)}</code></p>`,
    ),
    ...(entry.s ?? []).map((signature) => signatureHtml(signature, context)),
    entry.f
      ? `<details><summary>Full type</summary><pre><code translate="no">${typeHtml(entry.f, context.links)}</code></pre></details>`
      : '',
  ].join('');
}

const block = (html: string): string =>
  html.startsWith('<p') || html.startsWith('<ul') || html.startsWith('<pre')
    ? html
    : `<p>${html}</p>`;

function signatureHtml(signature: SignatureData, context: RowContext): string {
  const names = signature.p.map((param) => param.n).join(', ');
  const rows = signature.p.map((param) => paramHtml(param, context)).join('');
  const generic = signature.g
    ? `<code translate="no">&lt;${signature.g.map((item) => typeHtml(item, context.links)).join(', ')}&gt;</code>`
    : '';
  const returns =
    signature.r === 'void' && !signature.rh
      ? ''
      : `<li data-returns><i>returns</i> <code data-type translate="no">${typeHtml(signature.r, context.links)}</code>${
          signature.rh ? ` <span>${signature.rh}</span>` : ''
        }</li>`;
  return `<details data-signature><summary><code translate="no">(${escapeHtml(names)})</code></summary>${generic}<ul>${rows}${returns}</ul></details>`;
}

function paramHtml(param: ParamData, context: RowContext): string {
  const name = `<code translate="no">${escapeHtml(param.n)}${param.o ? '?' : ''}</code>`;
  const type = `<code data-type translate="no">${typeHtml(param.t, context.links)}</code>`;
  return `<li>${name} ${type}${param.h ? ` <span>${param.h}</span>` : ''}</li>`;
}
