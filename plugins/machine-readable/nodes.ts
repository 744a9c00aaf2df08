import type {Md} from './types';

export const text = (value: string): Md => ({type: 'text', value});
export const strong = (value: string): Md => ({type: 'strong', children: [text(value)]});
export const paragraph = (...children: Md[]): Md => ({type: 'paragraph', children});
export const inlineCode = (value: string): Md => ({type: 'inlineCode', value});
export const link = (url: string, label: string): Md => ({
  type: 'link',
  url,
  children: [text(label)],
});
export const heading = (depth: number, value: string): Md => ({
  type: 'heading',
  depth,
  children: [text(value)],
});

/** A fenced block; the title is written after the language, as writers of pages do. */
export const code = (lang: string, value: string, title?: string): Md => ({
  type: 'code',
  lang,
  meta: title === undefined ? null : `title="${title}"`,
  value: value.replace(/\n$/, ''),
});

/** Text of a node without marks. */
export function plainText(node: Md): string {
  return node.value ?? (node.children ?? []).map(plainText).join('');
}
