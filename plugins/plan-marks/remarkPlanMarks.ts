import type {Heading, Root} from 'mdast';
import type {Transformer} from 'unified';
import {createSlugger} from '@docusaurus/utils';
import {en} from '../../src/i18n/en';

/** The part of an MDX JSX element that is read and written here. */
interface JsxText {
  type: 'mdxJsxTextElement';
  name: string;
  attributes: {type: 'mdxJsxAttribute'; name: string; value: string}[];
  children: {type: 'text'; value: string}[];
}

const LABELS: Record<string, string> = {pro: en['tag.pro'], premium: en['tag.premium']};

function textOf(node: {type: string; value?: string; children?: unknown[]}): string {
  return (
    node.value ??
    (node.children ?? []).map((child) => textOf(child as Parameters<typeof textOf>[0])).join('')
  );
}

function isPlan(node: {type: string; name?: unknown}): boolean {
  return node.type === 'mdxJsxTextElement' && node.name === 'Plan';
}

function toMark(node: JsxText, heading: string): JsxText {
  const plan = node.attributes.find(({name}) => name === 'name')?.value ?? '';
  const label = LABELS[plan];
  if (!label) {
    throw new Error(
      `<Plan> in the heading "${heading}": expected name="pro" or name="premium", found name="${plan}".`,
    );
  }
  return {
    type: 'mdxJsxTextElement',
    name: 'span',
    attributes: [{type: 'mdxJsxAttribute', name: 'className', value: `x-plan x-plan--${plan}`}],
    children: [{type: 'text', value: label}],
  };
}

/**
 * Remark plugin, to run before Docusaurus' own: turns `<Plan name="pro" />` in a heading into a
 * span with a class, which the contents list keeps, and leaves the mark out of the heading's id.
 *
 * @throws when a heading's `<Plan>` names no paid plan
 */
export default function remarkPlanMarks(): Transformer<Root> {
  return async (tree) => {
    const {visit} = await import('unist-util-visit');
    const slugger = createSlugger();
    visit(tree, 'heading', (heading: Heading) => {
      const words = heading.children.filter((child) => !isPlan(child));
      const text = words.map(textOf).join('').trim();
      const slug = slugger.slug(text);
      if (words.length === heading.children.length) {
        return;
      }
      heading.children = heading.children.map((child) =>
        isPlan(child) ? toMark(child as unknown as JsxText, text) : child,
      );
      if (heading.children.at(-1)?.type === ('mdxTextExpression' as string)) {
        return; // The writer gave the id as a comment.
      }
      const data = (heading.data ??= {}) as {hProperties?: Record<string, unknown>};
      data.hProperties = {...data.hProperties, id: slug};
    });
  };
}
