import {compare} from '../order';
import path from 'node:path';
import ts from 'typescript';
import {isOwnFile} from '../packages';
import type {ClassFact, PageItem} from '../types';
import type {ComponentReader} from './components';
import {mergeDocs} from './docs';
import {resolveAlias} from './program';
import {declarationsOf, propertiesOf} from './members';

/** Keys that Material UI writes as `Mui-…` on the same element instead of a class of their own. */
export const STATE_CLASSES = new Set([
  'active',
  'checked',
  'completed',
  'disabled',
  'error',
  'expanded',
  'focused',
  'focusVisible',
  'open',
  'readOnly',
  'required',
  'selected',
]);

/**
 * The CSS classes of a component: own members of its `classes` prop, and the constant `<name>Classes` declared
 * beside it. A name alone would find the wrong constant: directories decide.
 */
export function findClasses(
  reader: ComponentReader,
  component: ts.Symbol,
  props: ts.Type | undefined,
  item: PageItem,
): ClassFact[] {
  const {checker} = reader;
  const constant = classesConstant(reader, component, item);
  const sources: ts.Type[] = [];
  const prop =
    props && propertiesOf(checker, props).find(({symbol}) => symbol.name === 'classes')?.symbol;
  if (prop) sources.push(checker.getNonNullableType(checker.getTypeOfSymbol(prop)));
  if (constant) sources.push(...constant.types);
  const strings = {
    ...(constant && reader.classStrings(constant.file, constant.symbol.name)),
    ...stringsOfOwner(reader, prop && sources[0]),
  };
  const facts = new Map<string, ClassFact>();
  for (const type of sources) {
    for (const {symbol} of propertiesOf(checker, type)) {
      const declarations = declarationsOf(symbol);
      if (!declarations[0] || !isOwnFile(declarations[0].getSourceFile().fileName)) continue;
      if (facts.has(symbol.name)) continue;
      const docs = mergeDocs(declarations);
      if (docs.ignored) continue;
      const fact: ClassFact = {key: symbol.name};
      const selector = strings[symbol.name];
      if (selector) fact.selector = selector;
      if (STATE_CLASSES.has(symbol.name) || selector?.startsWith('Mui-')) fact.state = true;
      if (docs.doc) fact.doc = docs.doc;
      if (docs.deprecated) fact.deprecated = docs.deprecated;
      facts.set(symbol.name, fact);
    }
  }
  return [...facts.values()].sort((a, b) => compare(a.key, b.key));
}

interface Constant {
  symbol: ts.Symbol;
  file: string;
  /** Its type, after the interface beside it: a `Record<keyof X, string>` has lost the comments of `X`. */
  types: ts.Type[];
}

/** Class strings of the constant whose type is that of the `classes` prop: `gridClasses: GridClasses`. */
function stringsOfOwner(
  reader: ComponentReader,
  type: ts.Type | undefined,
): Record<string, string> | undefined {
  const {checker} = reader;
  const owner = type && propertiesOf(checker, type)[0]?.symbol.declarations?.[0]?.parent;
  if (!owner || !ts.isInterfaceDeclaration(owner)) return undefined;
  const file = owner.getSourceFile();
  const wanted = checker.getSymbolAtLocation(owner.name);
  const module = checker.getSymbolAtLocation(file);
  if (!module) return undefined;
  for (const symbol of checker.getExportsOfModule(module)) {
    if (!symbol.name.endsWith('lasses') || !(symbol.flags & ts.SymbolFlags.Value)) continue;
    const sameName =
      symbol.name === owner.name.text.replace(/^./, (letter) => letter.toLowerCase());
    if (sameName || checker.getTypeOfSymbol(symbol).symbol === wanted) {
      return reader.classStrings(file.fileName, symbol.name);
    }
  }
  return undefined;
}

/** The constant by name, in the component's own directory: packages do not export all of them. */
function classesConstant(
  reader: ComponentReader,
  component: ts.Symbol,
  item: PageItem,
): Constant | undefined {
  const home = component.declarations?.[0]?.getSourceFile().fileName;
  if (!home) return undefined;
  const wanted = item.classes ?? `${item.name.charAt(0).toLowerCase()}${item.name.slice(1)}Classes`;
  for (const source of reader.api.program.getSourceFiles()) {
    if (path.dirname(source.fileName) !== path.dirname(home)) continue;
    const module = reader.checker.getSymbolAtLocation(source);
    const found = module && reader.checker.tryGetMemberInModuleExports(wanted, module);
    if (!found) continue;
    const symbol = resolveAlias(reader.checker, found);
    const file = symbol.declarations?.[0]?.getSourceFile().fileName;
    if (!file || path.dirname(file) !== path.dirname(home)) continue;
    const beside = reader.checker.tryGetMemberInModuleExports(
      wanted.charAt(0).toUpperCase() + wanted.slice(1),
      module,
    );
    const types = [reader.checker.getTypeOfSymbol(symbol)];
    const shape = beside && resolveAlias(reader.checker, beside);
    if (shape) types.unshift(reader.checker.getDeclaredTypeOfSymbol(shape));
    return {symbol, file, types};
  }
  return undefined;
}
