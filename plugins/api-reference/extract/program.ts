import ts from 'typescript';
import {API_PACKAGES} from '../packages';

/** A type-checked view of the packages, with the exports of each. */
export interface ApiProgram {
  program: ts.Program;
  checker: ts.TypeChecker;
  /** Exports by package name, aliases followed. */
  exports: Map<string, Map<string, ts.Symbol>>;
  /** Props of generic components instantiated at their defaults, by `package:name`. */
  instantiated: Map<string, ts.Type>;
  /** Names under `components` in a theme, by the text of their props type. */
  themeNames: Map<string, string>;
}

export const COMPILER_OPTIONS: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
};

const THEMED = ['x-data-grid', 'x-data-grid-pro', 'x-data-grid-premium', 'x-date-pickers'].concat([
  'x-date-pickers-pro',
  'x-charts',
  'x-charts-pro',
  'x-tree-view',
  'x-tree-view-pro',
]);

/** The one in-memory file that imports everything; also part of the cache key. */
export function entryText(): string {
  return [
    ...API_PACKAGES.map(({name}, index) => `import * as p${index} from '${name}';`),
    ...THEMED.map((name) => `import '@mui/${name}/themeAugmentation';`),
    `export { ${API_PACKAGES.map((_, index) => `p${index}`).join(', ')} };`,
    `import * as R from 'react';`,
    'export declare const node: R.ReactNode;',
    // The pickers' value type is `any` until an adapter's augmentation is seen.
    'declare global { interface PickerValidDate { readonly __date: true } }',
    `declare module '@mui/x-date-pickers/models' { interface PickerValidDateLookup { api: PickerValidDate } }`,
  ].join('\n');
}

function createHost(siteDir: string, entryFile: string, read: () => string): ts.CompilerHost {
  const host = ts.createCompilerHost(COMPILER_OPTIONS);
  const {getSourceFile, fileExists, readFile} = host;
  const parsed = new Map<string, ts.SourceFile | undefined>();
  host.getCurrentDirectory = () => siteDir;
  host.fileExists = (file) => file === entryFile || fileExists.call(host, file);
  host.readFile = (file) => (file === entryFile ? read() : readFile.call(host, file));
  host.getSourceFile = (file, options, ...rest) => {
    if (file === entryFile) return ts.createSourceFile(file, read(), options);
    if (!parsed.has(file)) parsed.set(file, getSourceFile.call(host, file, options, ...rest));
    return parsed.get(file);
  };
  return host;
}

/** Follows an alias to what it stands for. */
export function resolveAlias(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

function readExports(checker: ts.TypeChecker, source: ts.SourceFile) {
  const result = new Map<string, Map<string, ts.Symbol>>();
  const entry = checker.getSymbolAtLocation(source);
  if (!entry) return result;
  const own = new Map(checker.getExportsOfModule(entry).map((item) => [item.name, item]));
  API_PACKAGES.forEach(({name}, index) => {
    const namespace = own.get(`p${index}`);
    const names = new Map<string, ts.Symbol>();
    if (namespace) {
      for (const item of checker.getExportsOfModule(resolveAlias(checker, namespace))) {
        names.set(item.name, mergedSymbol(checker, resolveAlias(checker, item)));
      }
    }
    result.set(name, names);
  });
  return result;
}

/** The symbol that also holds the members added by module augmentation. */
export function mergedSymbol(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  const declaration = symbol.declarations?.[0];
  const name = declaration && ts.getNameOfDeclaration(declaration);
  return (name && checker.getSymbolAtLocation(name)) || symbol;
}

/** Errors of the virtual entry: each means that a package or a peer cannot be read. */
export function entryFaults(program: ts.Program, entryFile: string): string[] {
  const source = program.getSourceFile(entryFile);
  return program
    .getSemanticDiagnostics(source)
    .map((item) => ts.flattenDiagnosticMessageText(item.messageText, ' '));
}

/**
 * Builds the program in two passes: the second instantiates generic components at their defaults, because
 * some hide props behind conditional types in a type parameter.
 */
export function createApiProgram(
  siteDir: string,
  genericComponents: (program: ApiProgram) => {packageName: string; name: string}[],
): ApiProgram {
  const entryFile = `${siteDir.replace(/\\/g, '/')}/__api-entry.ts`;
  let text = entryText();
  const host = createHost(siteDir, entryFile, () => text);
  const first = ts.createProgram([entryFile], COMPILER_OPTIONS, host);
  const faults = entryFaults(first, entryFile);
  if (faults.length > 0) {
    throw new Error(
      `api-reference: the types of the packages cannot be read:\n${faults
        .sort()
        .map((fault) => `  - ${fault}`)
        .join('\n')}\nInstall the package or the type peer that is named, then build again.`,
    );
  }
  const generics = genericComponents(inspect(first, entryFile));
  text += `\n${generics
    .map(({packageName, name}, index) => {
      const at = API_PACKAGES.findIndex((item) => item.name === packageName);
      return `export const g${index} = p${at}.${name}(null as never);`;
    })
    .join('\n')}`;
  const program = ts.createProgram([entryFile], COMPILER_OPTIONS, host, first);
  const result = inspect(program, entryFile);
  generics.forEach((item, index) => {
    const type = instantiatedProps(result.checker, program.getSourceFile(entryFile), `g${index}`);
    if (type) result.instantiated.set(`${item.packageName}:${item.name}`, type);
  });
  return result;
}

function inspect(program: ts.Program, entryFile: string): ApiProgram {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(entryFile);
  if (!source) throw new Error('api-reference: the virtual entry is not part of the program.');
  return {
    program,
    checker,
    exports: readExports(checker, source),
    instantiated: new Map(),
    themeNames: readThemeNames(program),
  };
}

function readThemeNames(program: ts.Program): Map<string, string> {
  const result = new Map<string, string>();
  for (const file of program.getSourceFiles()) {
    if (!/\/@mui\/x-[a-z-]+\/themeAugmentation\/props\.d\.m?ts$/.test(file.fileName)) continue;
    file.forEachChild((node) => {
      if (!ts.isInterfaceDeclaration(node) || !node.name.text.endsWith('PropsList')) return;
      for (const member of node.members) {
        if (!ts.isPropertySignature(member) || !member.type) continue;
        const props = /^\w+/.exec(member.type.getText(file));
        if (props) result.set(props[0], member.name.getText(file));
      }
    });
  }
  return result;
}

function instantiatedProps(
  checker: ts.TypeChecker,
  source: ts.SourceFile | undefined,
  name: string,
): ts.Type | undefined {
  let found: ts.Type | undefined;
  source?.forEachChild((node) => {
    if (!ts.isVariableStatement(node)) return;
    const declaration = node.declarationList.declarations[0];
    if (!declaration?.initializer || declaration.name.getText() !== name) return;
    if (!ts.isCallExpression(declaration.initializer)) return;
    const signature = checker.getResolvedSignature(declaration.initializer);
    const parameter = signature?.parameters[0];
    if (parameter) found = checker.getTypeOfSymbol(parameter);
  });
  return found;
}
