import type {Assistant} from '../options';

/** Fills in the address of a page's Markdown: `{url}` itself, `{prompt}` a sentence that names it. */
export function assistantLink({href}: Pick<Assistant, 'href'>, url: string): string {
  const prompt = `Read ${url} and answer my questions about it.`;
  return href
    .replaceAll('{url}', encodeURIComponent(url))
    .replaceAll('{prompt}', encodeURIComponent(prompt));
}
