import {paragraph, text} from '../nodes';
import type {MarkdownTools} from '../parse';
import type {Md} from '../types';

/** Text that is the same in HTML and in Markdown: most descriptions are. */
const PLAIN = /^[A-Z][\w ,.'()/:;?!-]*$/;

function withLinks(node: Md, resolveLink: (written: string) => string): Md {
  return {
    ...node,
    ...(node.url !== undefined && {url: resolveLink(node.url)}),
    ...(node.children && {children: node.children.map((child) => withLinks(child, resolveLink))}),
  };
}

/** Turns descriptions from HTML to Markdown with whole addresses, and reads that Markdown. */
export function createProse(
  {parseHtml, parseMarkdown, print}: Pick<MarkdownTools, 'parseHtml' | 'parseMarkdown' | 'print'>,
  resolveLink: (written: string) => string,
) {
  return {
    prose: (html: string): string =>
      PLAIN.test(html) && !html.includes('__')
        ? html
        : print(withLinks(parseHtml(html), resolveLink)).trim(),
    read: (markdown: string): Md[] =>
      PLAIN.test(markdown) && !markdown.includes('__')
        ? [paragraph(text(markdown))]
        : (parseMarkdown(markdown).children ?? []),
  };
}
