import ts from 'typescript';

/** What the comments of one or several declarations say. */
export interface Docs {
  doc?: string;
  defaultValue?: string;
  deprecated?: string;
  see: string[];
  params: Map<string, string>;
  returns?: string;
  category?: string;
  ignored: boolean;
}

function textOf(comment: string | ts.NodeArray<ts.JSDocComment> | undefined): string {
  if (!comment) return '';
  if (typeof comment === 'string') return comment;
  return comment
    .map((part) => (part.kind === ts.SyntaxKind.JSDocText ? part.text : link(part)))
    .join('');
}

function link(part: ts.JSDocComment): string {
  if (!ts.isJSDocLink(part) && !ts.isJSDocLinkCode(part) && !ts.isJSDocLinkPlain(part)) return '';
  const name = part.name ? part.name.getText() : '';
  const rest = part.text.trim();
  // A URL is split by the parser at its scheme: `https` is the name, the rest is text.
  const target = rest.startsWith('://') ? name + rest : rest ? `${name} ${rest}` : name;
  const space = target.search(/[\s|]/);
  const url = space < 0 ? target : target.slice(0, space);
  const label = space < 0 ? '' : target.slice(space + 1).trim();
  // An address as the text of its own link would become a link within it: without its scheme it stays text.
  return /^https?:/.test(url)
    ? `[${label || url.replace(/^https?:\/\//, '')}](${url})`
    : `\`${label || url}\``;
}

const clean = (text: string): string => text.replace(/\r/g, '').trim();

/** Cuts the lists of links to the packages' own site that component comments open with. */
export function withoutLinkLists(text: string): string {
  return clean(
    text.replace(
      /(^|\n)[^\S\n]*(Features|Demos|API|Demo|Documentation|Docs):?[^\S\n]*\n(\s*-[^\n]*(\n(?!\s*-|\s*\n)[^\n]+)*\n?)*/g,
      '\n',
    ),
  );
}

const cache = new WeakMap<ts.Node, Docs>();

/** Reads the comment of one declaration. */
export function docsOf(node: ts.Node): Docs {
  const known = cache.get(node);
  if (known) return known;
  const docs: Docs = {see: [], params: new Map(), ignored: false};
  const host = commentHost(node);
  const comments = ts.getJSDocCommentsAndTags(host).filter(ts.isJSDoc);
  const last = comments[comments.length - 1];
  const description = clean(textOf(last?.comment));
  if (description) docs.doc = description;
  for (const tag of last?.tags ?? []) readTag(docs, tag);
  cache.set(node, docs);
  return docs;
}

function commentHost(node: ts.Node): ts.Node {
  return ts.isVariableDeclaration(node) ? node.parent.parent : node;
}

function readTag(docs: Docs, tag: ts.JSDocTag): void {
  const name = tag.tagName.text;
  const text = clean(textOf(tag.comment));
  switch (name) {
    case 'default':
      docs.defaultValue = text;
      return;
    case 'deprecated':
      docs.deprecated = text || 'Deprecated.';
      return;
    case 'see':
      docs.see.push(seeText(tag, text));
      return;
    case 'returns':
    case 'return':
      docs.returns = text;
      return;
    case 'category':
      docs.category = text;
      return;
    case 'ignore':
    case 'internal':
      docs.ignored = true;
      return;
    case 'param':
      readParam(docs, tag, text);
      return;
    default:
  }
}

function seeText(tag: ts.JSDocTag, text: string): string {
  const name = ts.isJSDocSeeTag(tag) && tag.name ? tag.name.getText() : '';
  return clean(name && !text.startsWith(name) ? `${name} ${text}` : text);
}

function readParam(docs: Docs, tag: ts.JSDocTag, text: string): void {
  const name = ts.isJSDocParameterTag(tag) ? tag.name.getText() : '';
  const bare = text.startsWith(`${name} `) ? text.slice(name.length + 1) : text;
  if (name) docs.params.set(name, clean(bare.replace(/^-\s*/, '')));
}

/** Merges the comments of several declarations; the first that says something wins. */
export function mergeDocs(declarations: readonly ts.Node[]): Docs {
  const [first, ...rest] = declarations;
  if (first && rest.length === 0) return docsOf(first);
  const merged: Docs = {see: [], params: new Map(), ignored: false};
  for (const declaration of declarations) {
    const docs = docsOf(declaration);
    merged.doc ??= docs.doc;
    merged.defaultValue ??= docs.defaultValue;
    merged.deprecated ??= docs.deprecated;
    merged.returns ??= docs.returns;
    merged.category ??= docs.category;
    merged.ignored ||= docs.ignored;
    if (merged.see.length === 0) merged.see = docs.see;
    if (merged.params.size === 0) merged.params = docs.params;
  }
  return merged;
}
