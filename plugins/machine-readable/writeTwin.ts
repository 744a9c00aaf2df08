import type {Md, PageMeta} from './types';
import {heading, paragraph, text} from './nodes';

/** Value of a front matter field; quoted where YAML would read more into it. */
const yaml = (value: string) =>
  /^[\w(]/.test(value) && !/: |:$| #|^(true|false|null|[\d.]+)$/i.test(value)
    ? value
    : JSON.stringify(value);

/** What the head of a twin says besides the page's own facts. */
export interface TwinAddresses {
  /** The page for people, with host. */
  url: string;
  /** The twin in the other language, where demos make a difference. */
  other?: {language: 'TypeScript' | 'JavaScript'; url: string};
}

/** Front matter of a twin: what a reader needs to cite the page and to know what it holds for. */
export function twinFrontMatter(meta: PageMeta, {url, other}: TwinAddresses): string {
  const fields: [string, string | undefined][] = [
    ['title', meta.title],
    ['description', meta.description],
    ['product', meta.product],
    ['version', meta.version],
    ['plan', meta.plan],
    ['updated', meta.updated],
    ['components', meta.components?.length ? meta.components.join(', ') : undefined],
    ['url', url],
    [`codeIn${other?.language}`, other?.url],
  ];
  const lines = fields.flatMap(([name, value]) => (value ? [`${name}: ${yaml(value)}`] : []));
  return `---\n${lines.join('\n')}\n---\n`;
}

/** A page's tree under its title and description. A title that the page writes itself is not repeated. */
export function withTitle(tree: Md, meta: PageMeta): Md {
  const children = tree.children ?? [];
  const [first] = children;
  const body = first?.type === 'heading' && first.depth === 1 ? children.slice(1) : children;
  return {
    type: 'root',
    children: [
      heading(1, meta.title),
      ...(meta.description ? [paragraph(text(meta.description))] : []),
      ...body,
    ],
  };
}
