import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import {majorOf} from '../packages';
import type {ApiPackage} from '../types';

/** A type-checked view of the packages, with the exports of each. */
export interface ApiProgram {
  program: ts.Program;
  checker: ts.TypeChecker;
  /** The packages of the version, community first. */
  packages: readonly ApiPackage[];
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

/** What decides the one in-memory file that imports everything. */
export interface EntryInput {
  /** Name of the version, `v8`. */
  version: string;
  packages: readonly ApiPackage[];
  /** Packages with a `themeAugmentation`. */
  themed: readonly string[];
  /** Major number of the types of React. */
  reactTypes: number;
}

/** Members that React 19 took out of the global `JSX`, and that the declarations of v5 and v4 still name. */
const GLOBAL_JSX = `declare global { namespace JSX {
  interface Element extends R.JSX.Element {}
  interface ElementClass extends R.JSX.ElementClass {}
  interface IntrinsicElements extends R.JSX.IntrinsicElements {}
  interface IntrinsicAttributes extends R.JSX.IntrinsicAttributes {}
  interface IntrinsicClassAttributes<T> extends R.JSX.IntrinsicClassAttributes<T> {}
  interface ElementAttributesProperty extends R.JSX.ElementAttributesProperty {}
  interface ElementChildrenAttribute extends R.JSX.ElementChildrenAttribute {}
  type LibraryManagedAttributes<C, P> = R.JSX.LibraryManagedAttributes<C, P>;
} }`;

/** The text of that file. The package indexes are no roots of their own: v8 ships each twice, as `.d.ts` and `.d.mts`. */
export function entryText({version, packages, themed, reactTypes}: EntryInput): string {
  const major = majorOf(version);
  const hasAdapterLookup = major >= 7 && packages.some(({name}) => name === '@mui/x-date-pickers');
  return [
    ...packages.map(({name}, index) => `import * as p${index} from '${name}';`),
    ...themed.map((name) => `import '${name}/themeAugmentation';`),
    `export { ${packages.map((_, index) => `p${index}`).join(', ')} };`,
    // A peer that is missing becomes an error of this file instead of an `any` somewhere.
    `import * as R from 'react';`,
    'export declare const node: R.ReactNode;',
    ...(major < 6 && reactTypes >= 19 ? [GLOBAL_JSX] : []),
    // The pickers' value type is `any` until an adapter's augmentation is seen.
    ...(hasAdapterLookup
      ? [
          'declare global { interface PickerValidDate { readonly __date: true } }',
          `declare module '@mui/x-date-pickers/models' { interface PickerValidDateLookup { api: PickerValidDate } }`,
        ]
      : []),
  ].join('\n');
}

function themedPackages(packagesDir: string, packages: readonly ApiPackage[]): string[] {
  return packages
    .map(({name}) => name)
    .filter((name) =>
      existsSync(path.join(packagesDir, 'node_modules', name, 'themeAugmentation')),
    );
}

function createHost(directory: string, entryFile: string, read: () => string): ts.CompilerHost {
  const host = ts.createCompilerHost(COMPILER_OPTIONS);
  const {getSourceFile, fileExists, readFile} = host;
  const parsed = new Map<string, ts.SourceFile | undefined>();
  host.getCurrentDirectory = () => directory;
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

function readExports(
  checker: ts.TypeChecker,
  source: ts.SourceFile,
  packages: readonly ApiPackage[],
) {
  const result = new Map<string, Map<string, ts.Symbol>>();
  const entry = checker.getSymbolAtLocation(source);
  if (!entry) return result;
  const own = new Map(checker.getExportsOfModule(entry).map((item) => [item.name, item]));
  packages.forEach(({name}, index) => {
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

function reactTypesOf(packagesDir: string): number {
  const load = createRequire(path.join(packagesDir, 'package.json'));
  try {
    const {version} = load('@types/react/package.json') as {version: string};
    return Number(version.split('.')[0]);
  } catch {
    return 0;
  }
}

/**
 * Builds the program in two passes: the second instantiates generic components at their defaults, because
 * some hide props behind conditional types in a type parameter.
 */
export function createApiProgram(
  input: {packagesDir: string; version: string; packages: readonly ApiPackage[]},
  genericComponents: (program: ApiProgram) => {packageName: string; name: string}[],
): ApiProgram {
  const {packagesDir, packages} = input;
  const entryFile = `${packagesDir.replace(/\\/g, '/')}/__api-entry.ts`;
  let text = entryText({
    ...input,
    themed: themedPackages(packagesDir, packages),
    reactTypes: reactTypesOf(packagesDir),
  });
  const host = createHost(packagesDir, entryFile, () => text);
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
  const generics = genericComponents(inspect(first, entryFile, packages));
  text += `\n${generics
    .map(({packageName, name}, index) => {
      const at = packages.findIndex((item) => item.name === packageName);
      return `export const g${index} = p${at}.${name}(null as never);`;
    })
    .join('\n')}`;
  const program = ts.createProgram([entryFile], COMPILER_OPTIONS, host, first);
  const result = inspect(program, entryFile, packages);
  generics.forEach((item, index) => {
    const type = instantiatedProps(result.checker, program.getSourceFile(entryFile), `g${index}`);
    if (type) result.instantiated.set(`${item.packageName}:${item.name}`, type);
  });
  return result;
}

function inspect(
  program: ts.Program,
  entryFile: string,
  packages: readonly ApiPackage[],
): ApiProgram {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(entryFile);
  if (!source) throw new Error('api-reference: the virtual entry is not part of the program.');
  return {
    program,
    checker,
    packages,
    exports: readExports(checker, source, packages),
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
