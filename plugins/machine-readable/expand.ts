import type {MdAttribute} from '../demos/mdast';
import {expandFence} from './expandFence';
import {paragraph, text} from './nodes';
import type {ExpandContext, Expanded, Md, Tag} from './types';

/** Callouts by directive, with the word that stands for their color. */
const CALLOUTS: Readonly<Record<string, string>> = {
  note: 'Note',
  tip: 'Tip',
  info: 'Info',
  important: 'Important',
  warning: 'Warning',
  caution: 'Caution',
  danger: 'Danger',
  success: 'Success',
  secondary: 'Note',
};

function literal({value}: MdAttribute): string | number | boolean | undefined {
  if (value === null || value === undefined) {
    return true;
  }
  if (typeof value === 'string') {
    return value;
  }
  const written = value.value.trim();
  if (/^(true|false|-?\d+(\.\d+)?)$/.test(written)) {
    return JSON.parse(written) as number | boolean;
  }
  return /^(['"`])([^'"`\\$]*)\1$/.exec(written)?.[2];
}

function tagOf(node: Md, children: Md[]): Tag {
  const attributes: Record<string, string | number | boolean> = {};
  const expressions: Record<string, string> = {};
  for (const attribute of node.attributes ?? []) {
    const value = literal(attribute);
    if (attribute.name !== undefined && value !== undefined) {
      attributes[attribute.name] = value;
    } else if (attribute.name !== undefined && typeof attribute.value === 'object') {
      expressions[attribute.name] = attribute.value?.value ?? '';
    }
  }
  const inline = node.type === 'mdxJsxTextElement';
  return {name: node.name ?? '', attributes, expressions, children, inline};
}

/**
 * Makes plain Markdown of a page's tree: callouts, tabs and components become text, fences lose the
 * site's own marks, links get a host, front matter, imports and comments go.
 */
export function expand(root: Md, context: ExpandContext): Expanded {
  const faults: Expanded['faults'] = [];
  const fault = (node: Md, message: string) =>
    faults.push({line: node.position?.start.line ?? 0, message});
  const source = ({position}: Md) =>
    context.source.slice(position?.start.offset ?? 0, position?.end.offset ?? 0);

  function callout(node: Md): Md[] {
    const [first, ...rest] = node.children ?? [];
    const data: {directiveLabel?: boolean} | undefined = first?.data;
    const labeled = data?.directiveLabel ?? false;
    const word = CALLOUTS[node.name ?? ''] ?? 'Note';
    const title = labeled && first ? [text(': '), ...inside(first)] : [];
    return [
      {
        type: 'blockquote',
        children: [
          paragraph({type: 'strong', children: [text(word), ...title]}),
          ...all(labeled ? rest : (node.children ?? [])),
        ],
      },
    ];
  }

  function expression(node: Md): Md[] {
    const written = (node.value ?? '').trim();
    const quoted = /^(['"`])([^'"`\\$]*)\1$/.exec(written)?.[2];
    if (quoted !== undefined) {
      return [text(quoted)];
    }
    if (written !== '' && !/^\/\*[\s\S]*\*\/$/.test(written)) {
      fault(node, `the expression {${written}} has no text form; write what it gives.`);
    }
    return [];
  }

  function component(node: Md): Md[] {
    if (node.name === null || node.name === undefined) {
      return inside(node);
    }
    const toText = context.components[node.name];
    if (!toText) {
      fault(
        node,
        `<${node.name}> has no text form; add one to plugins/machine-readable/components.ts.`,
      );
      return inside(node);
    }
    try {
      return toText(tagOf(node, inside(node)), context);
    } catch (error) {
      fault(node, (error as Error).message);
      return [];
    }
  }

  function one(node: Md): Md[] {
    switch (node.type) {
      case 'yaml':
      case 'mdxjsEsm':
        return [];
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        return expression(node);
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return component(node);
      case 'containerDirective':
        return callout(node);
      case 'leafDirective':
        return [paragraph(text(source(node)))];
      // `12:noon` is no directive to a writer.
      case 'textDirective':
        return [text(source(node))];
      case 'code':
        return expandFence(node);
      case 'link':
      case 'definition':
      case 'image':
        return [
          {
            ...node,
            url: context.resolveLink(node.url ?? ''),
            ...(node.children && {children: inside(node)}),
          },
        ];
      default:
        return [node.children ? {...node, children: inside(node)} : node];
    }
  }

  const all = (nodes: Md[]) => nodes.flatMap(one);

  function inside(node: Md): Md[] {
    const children = all(node.children ?? []);
    if (node.type !== 'heading' && node.type !== 'paragraph') {
      return children;
    }
    const last = children.at(-1);
    return last?.type === 'text'
      ? [...children.slice(0, -1), {...last, value: (last.value ?? '').trimEnd()}]
      : children;
  }

  const children = all(root.children ?? []).filter(
    (node) => node.type !== 'paragraph' || (node.children ?? []).length > 0,
  );
  return {tree: {type: 'root', children}, faults};
}
