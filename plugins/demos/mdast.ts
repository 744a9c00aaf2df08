import type {Node} from 'unist';

/** A node of the Markdown tree, with the fields that are read here. */
export interface MdNode extends Node {
  name?: string | null;
  value?: string;
  lang?: string | null;
  meta?: string | null;
  attributes?: MdAttribute[];
  children?: MdNode[];
}

/** An attribute of a JSX element in MDX. */
export interface MdAttribute {
  type: string;
  name?: string;
  value?: string | null | {type: string; value: string; data?: unknown};
  position?: Node['position'];
}

/** A file being compiled, as remark plugins get it. */
export interface MdFile {
  path: string;
}

/** Calls `visit` with every node, parents first; a node put in the place of another is not visited. */
export function walk(
  parent: MdNode,
  visit: (node: MdNode, parent: MdNode, index: number) => void,
): void {
  const children = parent.children ?? [];
  for (let index = 0; index < children.length; index += 1) {
    const node = children[index];
    if (node) {
      visit(node, parent, index);
      if (children[index] === node) {
        walk(node, visit);
      }
    }
  }
}

/** Makes `name={identifier}`. */
export function identifierAttribute(name: string, identifier: string): MdAttribute {
  return expressionAttribute(name, identifier, {type: 'Identifier', name: identifier});
}

/** Makes `name={value}` of a value that JSON can write. */
export function jsonAttribute(name: string, value: unknown): MdAttribute {
  return expressionAttribute(name, JSON.stringify(value), toExpression(value));
}

function expressionAttribute(name: string, text: string, expression: object): MdAttribute {
  const estree = {
    type: 'Program',
    sourceType: 'module',
    comments: [],
    body: [{type: 'ExpressionStatement', expression}],
  };
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {type: 'mdxJsxAttributeValueExpression', value: text, data: {estree}},
  };
}

function toExpression(value: unknown): object {
  if (Array.isArray(value)) {
    return {type: 'ArrayExpression', elements: value.map(toExpression)};
  }
  if (typeof value === 'object' && value !== null) {
    const properties = Object.entries(value).map(([key, entry]) => ({
      type: 'Property',
      kind: 'init',
      method: false,
      shorthand: false,
      computed: false,
      key: {type: 'Literal', value: key, raw: JSON.stringify(key)},
      value: toExpression(entry),
    }));
    return {type: 'ObjectExpression', properties};
  }
  return {type: 'Literal', value, raw: JSON.stringify(value)};
}

/** Makes `import identifier from 'request'`. */
export function importNode(identifier: string, request: string): MdNode {
  const raw = JSON.stringify(request);
  const body = [
    {
      type: 'ImportDeclaration',
      specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name: identifier}}],
      source: {type: 'Literal', value: request, raw},
      attributes: [],
    },
  ];
  return {
    type: 'mdxjsEsm',
    value: `import ${identifier} from ${raw}`,
    data: {estree: {type: 'Program', sourceType: 'module', comments: [], body}},
  };
}
