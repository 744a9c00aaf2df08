import {transform} from 'sucrase';
import ts from 'typescript';
import {parseSource} from './parseModule';
import type {Fault} from './fault';

/** What stripping the types of a file gave. */
export interface JavaScriptResult {
  /** Unformatted JavaScript; undefined when the file holds types only. */
  code?: string;
  /** Syntax that has no JavaScript equivalent without a compiler. */
  faults: Fault[];
}

/**
 * Strips the types of a TypeScript file; comments, blank lines and JSX stay.
 *
 * @param code TypeScript.
 * @param file Path for messages, from the root of the repository.
 */
export function makeJavaScript(code: string, file: string): JavaScriptResult {
  const source = parseSource(code, file);
  const faults = findUntranslatable(source, file);
  if (faults.length > 0) {
    return {faults};
  }
  const {code: stripped} = transform(blankTypeDeclarations(code, source), {
    transforms: /x$/.test(file) ? ['typescript', 'jsx'] : ['typescript'],
    jsxRuntime: 'preserve',
    disableESTransforms: true,
    filePath: file,
  });
  return hasRuntimeCode(stripped) ? {code: stripped, faults} : {faults};
}

function findUntranslatable(source: ts.SourceFile, file: string): Fault[] {
  const faults: Fault[] = [];
  const report = (node: ts.Node, message: string, remedy: string) => {
    const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
    faults.push({file, line, message, remedy});
  };
  const visit = (node: ts.Node): void => {
    if (isAmbient(node)) {
      return;
    }
    if (ts.isEnumDeclaration(node)) {
      report(
        node,
        `enum ${node.name.text} has no JavaScript form.`,
        'Use an object with `as const`, or a union of strings.',
      );
    } else if (ts.isModuleDeclaration(node)) {
      report(
        node,
        `namespace ${node.name.text} has no JavaScript form.`,
        'Export the members from a file of their own.',
      );
    } else if (ts.isParameter(node) && ts.isParameterPropertyDeclaration(node, node.parent)) {
      report(
        node,
        `constructor parameter ${node.name.getText(source)} declares a field.`,
        'Declare the field in the class and assign it in the constructor.',
      );
    } else if (ts.isDecorator(node)) {
      report(node, 'decorators have no JavaScript form.', 'Call the function instead.');
    } else if (ts.isImportEqualsDeclaration(node) || isExportEquals(node)) {
      report(node, 'CommonJS syntax in a module.', 'Use `import` and `export`.');
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return faults;
}

function isExportEquals(node: ts.Node): boolean {
  return ts.isExportAssignment(node) && node.isExportEquals === true;
}

function isAmbient(node: ts.Node): boolean {
  return (
    ts.canHaveModifiers(node) &&
    (ts.getModifiers(node) ?? []).some(({kind}) => kind === ts.SyntaxKind.DeclareKeyword)
  );
}

/** Sucrase drops a type declaration but keeps the comment that documents it, which would be left alone. */
function blankTypeDeclarations(code: string, source: ts.SourceFile): string {
  let result = code;
  for (const statement of [...source.statements].reverse()) {
    if (
      ts.isInterfaceDeclaration(statement) ||
      ts.isTypeAliasDeclaration(statement) ||
      isAmbient(statement)
    ) {
      result =
        result.slice(0, startWithComments(statement, code)) + result.slice(statement.getEnd());
    }
  }
  return result;
}

/** Start of a statement with the comments that touch it; a comment above a blank line belongs to the file. */
function startWithComments(statement: ts.Statement, code: string): number {
  let start = statement.getStart();
  const comments = ts.getLeadingCommentRanges(code, statement.getFullStart()) ?? [];
  for (const comment of comments.reverse()) {
    if (/\n\s*\n/.test(code.slice(comment.end, start))) {
      break;
    }
    start = comment.pos;
  }
  return start;
}

function hasRuntimeCode(code: string): boolean {
  return parseSource(code, 'stripped.jsx').statements.some(
    (statement) =>
      !(
        ts.isExportDeclaration(statement) &&
        !statement.moduleSpecifier &&
        statement.exportClause &&
        ts.isNamedExports(statement.exportClause) &&
        statement.exportClause.elements.length === 0
      ),
  );
}
