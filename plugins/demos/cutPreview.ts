import ts from 'typescript';
import {findDefaultExport, parseSource} from './parseModule';

/** Longest preview, in lines, that is cut without a marked region. */
export const PREVIEW_MAX_LINES = 16;

const PROVIDERS = new Set(['LocalizationProvider', 'DemoContainer', 'DemoItem', 'React.Fragment']);
const LAYOUTS = new Set(['div', 'Box', 'Stack', 'Paper']);

const REGION_START = /^\s*(?:\/\/|\{?\/\*)\s*#region preview\b.*$/;
const REGION_END = /^\s*(?:\/\/|\{?\/\*)\s*#endregion\b.*$/;

/** A demo's code as it is shown, and the excerpt that stands for it while the code is closed. */
export interface CutResult {
  /** The code without region markers. */
  code: string;
  /** Absent when there is no JSX to show or it is longer than {@link PREVIEW_MAX_LINES}. */
  preview?: string;
}

/**
 * Cuts the preview out of a demo: the region marked `// #region preview`, else the JSX that the
 * default export returns last, without providers around it and without one layout element.
 *
 * @param code TypeScript or JavaScript with JSX, already formatted.
 */
export function cutPreview(code: string): CutResult {
  const region = cutRegion(code);
  if (region) {
    return region;
  }
  const source = parseSource(code);
  const component = findDefaultExport(source);
  const jsx = component && findReturnedJsx(component);
  const preview = jsx && printJsx(unwrap(jsx), source);
  if (!preview || preview.split('\n').length > PREVIEW_MAX_LINES) {
    return {code};
  }
  return {code, preview};
}

function cutRegion(code: string): CutResult | undefined {
  const lines = code.split('\n');
  const start = lines.findIndex((line) => REGION_START.test(line));
  const end = lines.findIndex((line, index) => index > start && REGION_END.test(line));
  if (start === -1 || end === -1) {
    return undefined;
  }
  const inside = lines.slice(start + 1, end);
  const shown = [...lines.slice(0, start), ...inside, ...lines.slice(end + 1)].join('\n');
  const preview = dedent(inside);
  return preview === '' ? {code: shown} : {code: shown, preview};
}

type FunctionNode = ts.FunctionDeclaration | ts.FunctionExpression | ts.ArrowFunction;

function isFunctionNode(node: ts.Node): node is FunctionNode {
  return (
    ts.isFunctionDeclaration(node) || ts.isFunctionExpression(node) || ts.isArrowFunction(node)
  );
}

function findReturnedJsx(component: ts.Node): ts.Node | undefined {
  // React.memo(function Demo() {}), forwardRef(…): the component is the first argument.
  if (ts.isCallExpression(component) && component.arguments[0]) {
    return findReturnedJsx(component.arguments[0]);
  }
  if (!isFunctionNode(component) || !component.body) {
    return undefined;
  }
  if (!ts.isBlock(component.body)) {
    return asJsx(component.body);
  }
  const last = component.body.statements.findLast(ts.isReturnStatement);
  return last?.expression && asJsx(last.expression);
}

function asJsx(expression: ts.Expression): ts.Node | undefined {
  const inner = ts.isParenthesizedExpression(expression) ? expression.expression : expression;
  return ts.isJsxElement(inner) || ts.isJsxSelfClosingElement(inner) || ts.isJsxFragment(inner)
    ? inner
    : undefined;
}

/** A run of sibling nodes, in source order. */
type Shown = readonly ts.Node[];

function unwrap(root: ts.Node): Shown {
  let shown: Shown = [root];
  let layoutLeft = true;
  for (;;) {
    const only = shown.length === 1 ? shown[0] : undefined;
    if (!only || !(ts.isJsxElement(only) || ts.isJsxFragment(only))) {
      return shown;
    }
    const tag = ts.isJsxElement(only) ? only.openingElement.tagName.getText() : 'React.Fragment';
    const isLayout = LAYOUTS.has(tag);
    if (!PROVIDERS.has(tag) && !(isLayout && layoutLeft)) {
      return shown;
    }
    const children = only.children.filter(
      (child) => !(ts.isJsxText(child) && child.containsOnlyTriviaWhiteSpaces),
    );
    // A layout element with text or expressions only is the demo itself.
    if (!children.some((child) => ts.isJsxElement(child) || ts.isJsxSelfClosingElement(child))) {
      return shown;
    }
    layoutLeft &&= !isLayout;
    shown = children;
  }
}

function printJsx(nodes: Shown, source: ts.SourceFile): string {
  const first = nodes[0];
  const last = nodes.at(-1);
  if (!first || !last) {
    return '';
  }
  const start = first.getStart(source);
  const lineStart = source.text.lastIndexOf('\n', start - 1) + 1;
  const lead = source.text.slice(lineStart, start);
  const text = (/^\s*$/.test(lead) ? lead : '') + source.text.slice(start, last.getEnd());
  return dedent(text.split('\n'));
}

/** Removes the indentation that all lines share, and blank lines at both ends. */
function dedent(lines: readonly string[]): string {
  const indents = lines
    .filter((line) => line.trim() !== '')
    .map((line) => line.length - line.trimStart().length);
  const shared = indents.length > 0 ? Math.min(...indents) : 0;
  return lines
    .map((line) => line.slice(Math.min(shared, line.length - line.trimStart().length)).trimEnd())
    .join('\n')
    .replace(/^\n+|\s+$/g, '');
}
