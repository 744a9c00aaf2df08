import {escapeHtml} from '../render/typeText';

/** Turns a link written in a comment into an address, or undefined to keep its text only. */
export type ResolveUrl = (url: string) => string | undefined;

/** What rendering a comment needs to know of its surroundings. */
export interface ProseContext {
  /** Address of a type's entry, for `[[Type]]`. */
  typeHref: (name: string) => string | undefined;
  resolveUrl: ResolveUrl;
}

/** A comment as HTML of a small set of elements. Nothing of the comment is taken over as markup. */
export function proseHtml(markdown: string, context: ProseContext): string {
  const blocks: string[] = [];
  for (const block of splitBlocks(markdown)) blocks.push(...blockHtml(block, context));
  const [only] = blocks;
  if (blocks.length === 1 && only?.startsWith('<p>')) return only.slice(3, -4);
  return blocks.join('');
}

/** Paragraphs, lists and fences, each as its lines. */
function splitBlocks(markdown: string): string[][] {
  const blocks: string[][] = [];
  let current: string[] = [];
  let fenced = false;
  const close = (): void => {
    if (current.length > 0) blocks.push(current);
    current = [];
  };
  for (const line of markdown.split('\n')) {
    if (line.trimStart().startsWith('```')) {
      if (!fenced) close();
      current.push(line);
      if (fenced) close();
      fenced = !fenced;
    } else if (!fenced && line.trim() === '') close();
    else current.push(line);
  }
  close();
  return blocks;
}

const BULLET = /^\s*(?:[-*+]|\d+\.)\s+/;

function blockHtml(lines: string[], context: ProseContext): string[] {
  if (lines[0]?.trimStart().startsWith('```')) {
    const code = lines.slice(1, -1).join('\n');
    return [`<pre><code>${escapeHtml(code)}</code></pre>`];
  }
  const html: string[] = [];
  const text: string[] = [];
  let items: string[] = [];
  const flushText = (): void => {
    if (text.length > 0) html.push(`<p>${inlineHtml(text.splice(0).join('\n'), context)}</p>`);
  };
  const flushItems = (): void => {
    if (items.length === 0) return;
    html.push(`<ul>${items.map((item) => `<li>${inlineHtml(item, context)}</li>`).join('')}</ul>`);
    items = [];
  };
  for (const line of lines) {
    if (BULLET.test(line)) {
      flushText();
      items.push(line.replace(BULLET, ''));
    } else if (items.length > 0 && /^\s/.test(line)) {
      items[items.length - 1] += ` ${line.trim()}`;
    } else {
      flushItems();
      text.push(line.trim().replace(/^#+\s+/, ''));
    }
  }
  flushText();
  flushItems();
  return html;
}

const INLINE =
  /(`+)([\s\S]*?)\1|\[\[(\w+)\]\](\[\])?|\[([^\]]+)\]\(([^)\s]+)\)|\*\*([^*]+)\*\*|(https?:\/\/[^\s)<>]+)/g;

/** Code spans, links, type links and bold. */
export function inlineHtml(text: string, context: ProseContext): string {
  let html = '';
  let last = 0;
  for (const match of text.matchAll(INLINE)) {
    html += escapeHtml(text.slice(last, match.index));
    html += spanHtml(match, context);
    last = match.index + match[0].length;
  }
  return html + escapeHtml(text.slice(last));
}

function spanHtml(match: RegExpMatchArray, context: ProseContext): string {
  const [, , code, type, array, label, url, bold, bare] = match;
  if (code !== undefined) return `<code>${escapeHtml(code.trim())}</code>`;
  if (type !== undefined) {
    const href = context.typeHref(type);
    const inner = `<code>${escapeHtml(type)}${array ?? ''}</code>`;
    return href ? `<a href="${escapeHtml(href)}">${inner}</a>` : inner;
  }
  if (bold !== undefined) return `<strong>${escapeHtml(bold)}</strong>`;
  const target = url ?? bare ?? '';
  const words = label === undefined ? escapeHtml(target) : inlineHtml(label, context);
  const href = context.resolveUrl(target);
  return href ? `<a href="${escapeHtml(href)}">${words}</a>` : words;
}
