import ts from 'typescript';
import {parseSource} from '../parseModule';

/**
 * Lists every word in the texts of a file: what may be a utility. Only texts are read, so that a prop
 * named `container` does not become the utility `container`.
 */
export function listCandidates(code: string, fileName: string): Set<string> {
  const candidates = new Set<string>();
  const add = (text: string) => {
    text.split(/\s+/).forEach((word) => word && candidates.add(word));
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      return;
    }
    if (ts.isStringLiteralLike(node)) {
      add(node.text);
    } else if (ts.isTemplateExpression(node)) {
      add(node.head.text);
      node.templateSpans.forEach((span) => {
        add(span.literal.text);
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(parseSource(code, fileName));
  return candidates;
}
