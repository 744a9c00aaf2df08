import ts from 'typescript';
import {contextPath} from './contextPath';
import {parseSource} from './parseModule';

/** A fence made into a module. */
export interface ModuleText {
  text: string;
  /** Lines put before the code. */
  added: number;
}

/**
 * Makes a module of a fragment: names it uses without declaring them are imported from its contexts.
 *
 * @param contexts Names that the fragment leans on, the first that exports a name wins.
 * @param exported The names that each context exports.
 */
export function addContext(
  code: string,
  contexts: readonly string[],
  exported: ReadonlyMap<string, ReadonlySet<string>>,
): ModuleText {
  const source = parseSource(code, 'fragment.tsx');
  const {used, declared} = collectNames(source);
  const taken = new Set(declared);
  const imports: string[] = [];
  for (const context of contexts) {
    const names = [...used].filter((name) => !taken.has(name) && exported.get(context)?.has(name));
    names.forEach((name) => taken.add(name));
    if (names.length > 0) {
      imports.push(`import {${names.join(', ')}} from ${JSON.stringify(contextPath(context))};`);
    }
  }
  const lines = imports.map((line) => `${line}\n`).join('');
  return {text: `${lines}${wrapBody(code, source)}\nexport {};\n`, added: imports.length};
}

/** A fragment with a free `return` is the body of a component; outside one it would not be checked. */
function wrapBody(code: string, source: ts.SourceFile): string {
  if (!source.statements.some(ts.isReturnStatement)) {
    return code;
  }
  const start = source.statements.find((statement) => !ts.isImportDeclaration(statement));
  const position = start?.getStart(source) ?? 0;
  return `${code.slice(0, position)}export function Fragment() {${code.slice(position)}\n}`;
}

/** Every identifier in a fragment, and those declared or imported at its top level. */
function collectNames(source: ts.SourceFile): {used: Set<string>; declared: Set<string>} {
  const used = new Set<string>();
  const declared = new Set<string>();
  const declare = (name: ts.Node | undefined): void => {
    if (!name) {
      return;
    }
    if (ts.isIdentifier(name)) {
      declared.add(name.text);
    } else if (ts.isObjectBindingPattern(name) || ts.isArrayBindingPattern(name)) {
      name.elements.forEach((element) => ts.isBindingElement(element) && declare(element.name));
    }
  };
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      used.add(node.text);
    }
    ts.forEachChild(node, visit);
  };
  for (const statement of source.statements) {
    if (ts.isVariableStatement(statement)) {
      statement.declarationList.declarations.forEach(({name}) => declare(name));
    } else if (ts.isImportDeclaration(statement)) {
      const clause = statement.importClause;
      const named = clause?.namedBindings;
      declare(clause?.name);
      if (named && ts.isNamespaceImport(named)) {
        declare(named.name);
      } else if (named) {
        named.elements.forEach(({name}) => declare(name));
      }
    } else if (
      ts.isFunctionDeclaration(statement) ||
      ts.isClassDeclaration(statement) ||
      ts.isInterfaceDeclaration(statement) ||
      ts.isTypeAliasDeclaration(statement) ||
      ts.isEnumDeclaration(statement)
    ) {
      declare(statement.name);
    }
  }
  visit(source);
  return {used, declared};
}
