import ts from 'typescript';

/** A module specifier as written in a file. */
export interface ModuleImport {
  specifier: string;
  /** Line counted from 1. */
  line: number;
  /** True when nothing of the import is left once types are stripped. */
  typeOnly: boolean;
}

/** Parses TypeScript or JavaScript with JSX; never throws, syntax errors are left to the type checker. */
export function parseSource(code: string, fileName = 'demo.tsx'): ts.SourceFile {
  return ts.createSourceFile(fileName, code, ts.ScriptTarget.Latest, true, scriptKind(fileName));
}

function scriptKind(fileName: string): ts.ScriptKind {
  return /\.[cm]?ts$/.test(fileName) ? ts.ScriptKind.TS : ts.ScriptKind.TSX;
}

/** Lists the imports, re-exports and `import()` calls of a file in source order. */
export function listImports(source: ts.SourceFile): ModuleImport[] {
  const found: ModuleImport[] = [];
  const add = (node: ts.Node, specifier: ts.Node | undefined, typeOnly: boolean) => {
    if (specifier && ts.isStringLiteralLike(specifier)) {
      const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
      found.push({specifier: specifier.text, line, typeOnly});
    }
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      add(node, node.moduleSpecifier, isTypeOnlyImport(node));
    } else if (ts.isExportDeclaration(node)) {
      add(node, node.moduleSpecifier, node.isTypeOnly);
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      add(node, node.arguments[0], false);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function isTypeOnlyImport(node: ts.ImportDeclaration): boolean {
  const clause = node.importClause;
  if (!clause) {
    return false;
  }
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) {
    return true;
  }
  const named = clause.namedBindings;
  return (
    !clause.name &&
    named !== undefined &&
    ts.isNamedImports(named) &&
    named.elements.length > 0 &&
    named.elements.every((element) => element.isTypeOnly)
  );
}

/** The expression or function that a file exports as its default, or undefined when it has none. */
export function findDefaultExport(source: ts.SourceFile): ts.Node | undefined {
  for (const statement of source.statements) {
    if (ts.isExportAssignment(statement) && !statement.isExportEquals) {
      return resolveLocal(source, statement.expression);
    }
    if (hasDefaultModifier(statement)) {
      return statement;
    }
    if (ts.isExportDeclaration(statement) && !statement.isTypeOnly && statement.exportClause) {
      const clause = statement.exportClause;
      const element = ts.isNamedExports(clause)
        ? clause.elements.find(({name}) => name.text === 'default')
        : undefined;
      if (element) {
        return resolveLocal(source, element.propertyName ?? element.name);
      }
    }
  }
  return undefined;
}

function hasDefaultModifier(node: ts.Statement): boolean {
  return (
    ts.canHaveModifiers(node) &&
    (ts.getModifiers(node) ?? []).some(({kind}) => kind === ts.SyntaxKind.DefaultKeyword)
  );
}

/** Follows `export default Name` to the declaration of `Name` in the same file. */
function resolveLocal(source: ts.SourceFile, expression: ts.Expression): ts.Node {
  if (!ts.isIdentifier(expression)) {
    return expression;
  }
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name?.text === expression.text) {
      return statement;
    }
    if (ts.isVariableStatement(statement)) {
      const declaration = statement.declarationList.declarations.find(
        ({name}) => ts.isIdentifier(name) && name.text === expression.text,
      );
      if (declaration?.initializer) {
        return declaration.initializer;
      }
    }
  }
  return expression;
}
