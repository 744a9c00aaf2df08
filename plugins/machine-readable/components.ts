import {apiTextForms} from '../api-reference/embed/textForms';
import {en} from '../../src/i18n/en';
import {expandDemo} from './expandDemo';
import {inlineCode, paragraph, plainText, strong, text} from './nodes';
import type {Md, Tag, TagText} from './types';

const PLANS: Readonly<Record<string, string>> = {pro: en['tag.pro'], premium: en['tag.premium']};

/** An element that only groups: what is in it stays. */
const contents: TagText = ({children}) => children;

/** A component whose text is one of its attributes. */
function attribute(tag: Tag, ...names: string[]): string {
  const value = names.map((name) => tag.attributes[name]).find((found) => found !== undefined);
  return typeof value === 'string' ? value : '';
}

const titled = (title: string, children: Md[]): Md[] => [
  ...(title ? [paragraph(strong(title))] : []),
  ...children,
];

/** Text forms of everything that a page may use beside Markdown; plugins and pages have no others. */
export const COMPONENTS: Readonly<Record<string, TagText>> = {
  ...apiTextForms(),
  Demo: (tag, context) => {
    const file = attribute(tag, 'file');
    const demo = context.demos.get(file);
    if (!demo) {
      throw new Error(`<Demo> names "${file}", which was not read.`);
    }
    return expandDemo(demo, context);
  },
  AdapterChoice: () => [],
  WithAdapter: contents,
  Plan: (tag) => {
    const label = PLANS[attribute(tag, 'name')];
    if (!label) {
      throw new Error('<Plan> expects name="pro" or name="premium".');
    }
    return [text(`(${label})`)];
  },
  ApiPage: ({expressions}, {data}) => {
    const nodes = data.get(expressions.data ?? '');
    if (!nodes) {
      throw new Error('<ApiPage> expects data={…}, imported from a JSON file beside the page.');
    }
    return nodes;
  },
  BreakingChange: (tag) => {
    const codemod = attribute(tag, 'codemod');
    return [
      ...tag.children,
      ...(codemod ? [paragraph(text('Codemod: '), inlineCode(codemod))] : []),
    ];
  },
  // A list to tick, of the headings that follow.
  MigrationChecklist: () => [],
  Tabs: contents,
  TabItem: (tag) => titled(attribute(tag, 'label', 'value'), tag.children),
  Admonition: (tag) => [
    {
      type: 'blockquote',
      children: titled(attribute(tag, 'title', 'type') || 'Note', tag.children),
    },
  ],
  details: contents,
  summary: ({children}) => [
    paragraph({type: 'strong', children: children.flatMap((child) => child.children ?? [child])}),
  ],
  kbd: ({children}) => [inlineCode(children.map(plainText).join(''))],
  code: ({children}) => [inlineCode(children.map(plainText).join(''))],
  br: () => [{type: 'break'}],
  a: (tag, {resolveLink}) => [
    {type: 'link', url: resolveLink(attribute(tag, 'href')), children: tag.children},
  ],
  img: (tag, {resolveLink}) => [
    {type: 'image', url: resolveLink(attribute(tag, 'src')), alt: attribute(tag, 'alt')},
  ],
  div: contents,
  span: contents,
  section: contents,
  p: (tag) => (tag.inline ? tag.children : [paragraph(...tag.children)]),
  strong: ({children}) => [{type: 'strong', children}],
  em: ({children}) => [{type: 'emphasis', children}],
  sub: contents,
  sup: contents,
};
