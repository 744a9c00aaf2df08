import ts from 'typescript';
import {compare} from '../order';
import {isOwnFile, packageOfFile} from '../packages';
import type {InheritedFact, MemberFact, ParamFact, SignatureFact} from '../types';
import {type Docs, docsOf, mergeDocs} from './docs';
import type {TypePrinter} from './text';

/** What the readers of single facts share. */
export interface Reader {
  checker: ts.TypeChecker;
  printer: TypePrinter;
}

/** The own members of a type, and what it takes over from elsewhere. */
export interface MemberSplit {
  own: MemberFact[];
  inherited: InheritedFact[];
}

const isOptional = (symbol: ts.Symbol): boolean => (symbol.flags & ts.SymbolFlags.Optional) !== 0;

/** Properties of a type; of a union, those of every shape, required only where each shape requires it. */
export function propertiesOf(
  checker: ts.TypeChecker,
  type: ts.Type,
): {symbol: ts.Symbol; required: boolean}[] {
  const apparent = checker.getApparentType(type);
  if (!apparent.isUnion()) {
    return checker
      .getPropertiesOfType(apparent)
      .map((symbol) => ({symbol, required: !isOptional(symbol)}));
  }
  const byName = new Map<string, {symbol: ts.Symbol; required: boolean; times: number}>();
  for (const shape of apparent.types) {
    for (const symbol of checker.getPropertiesOfType(shape)) {
      const known = byName.get(symbol.name);
      if (!known) byName.set(symbol.name, {symbol, required: !isOptional(symbol), times: 1});
      else {
        known.times += 1;
        known.required &&= !isOptional(symbol);
      }
    }
  }
  const shapes = apparent.types.length;
  return [...byName.values()].map(({symbol, required, times}) => ({
    symbol,
    required: required && times === shapes,
  }));
}

/** Declarations of a property that say something: those in the X packages first. */
export function declarationsOf(symbol: ts.Symbol): ts.Declaration[] {
  const all = symbol.declarations ?? [];
  const own = all.filter((item) => isOwnFile(item.getSourceFile().fileName));
  return own.length === all.length ? all : [...own, ...all.filter((item) => !own.includes(item))];
}

const typeNodeOf = (node: ts.Node): ts.TypeNode | undefined =>
  ts.isPropertySignature(node) || ts.isPropertyDeclaration(node) || ts.isParameter(node)
    ? node.type
    : undefined;

/** Reads one member. */
export function memberFact(
  reader: Reader,
  symbol: ts.Symbol,
  required: boolean,
  declarations = declarationsOf(symbol),
): MemberFact {
  const {checker, printer} = reader;
  const type = checker.getTypeOfSymbol(symbol);
  const docs = mergeDocs(declarations);
  const own = declarations.filter((item) => isOwnFile(item.getSourceFile().fileName));
  const node = own.length === 1 && own[0] ? typeNodeOf(own[0]) : undefined;
  const printed = printer.print(type, node, !required);
  const fact: MemberFact = {name: symbol.name, type: printed.text};
  if (printed.full) fact.fullType = printed.full;
  if (required) fact.required = true;
  fillDocs(fact, docs);
  const signature = signatureOfType(reader, type, docs);
  if (signature) fact.signature = signature;
  const plan = own[0] && packageOfFile(own[0].getSourceFile().fileName)?.plan;
  if (plan && plan !== 'community') fact.plan = plan;
  return fact;
}

function fillDocs(fact: MemberFact, docs: Docs): void {
  if (docs.doc) fact.doc = docs.doc;
  if (docs.defaultValue) fact.defaultValue = docs.defaultValue;
  if (docs.deprecated) fact.deprecated = docs.deprecated;
  if (docs.see.length > 0) fact.see = docs.see;
  if (docs.ignored) fact.ignored = true;
}

/** The one way to call a type, or undefined where it is no function or has overloads. */
export function signatureOfType(
  reader: Reader,
  type: ts.Type,
  docs: Docs,
): SignatureFact | undefined {
  const bare = reader.checker.getNonNullableType(type);
  if (bare.isUnion()) return undefined;
  const signatures = bare.getCallSignatures();
  const [only] = signatures;
  if (!only || signatures.length > 1 || bare.getProperties().length > 0) return undefined;
  return signatureFact(reader, only, docs);
}

/** Reads a call signature; argument descriptions come from the comment of the member that has it. */
export function signatureFact(reader: Reader, signature: ts.Signature, docs: Docs): SignatureFact {
  const {checker, printer} = reader;
  const declaration = signature.declaration;
  const own = declaration && !ts.isJSDocSignature(declaration) ? docsOf(declaration) : undefined;
  const describe = (name: string): string | undefined =>
    docs.params.get(name) ?? own?.params.get(name);
  const params = signature.parameters.map((parameter): ParamFact => {
    const node = parameter.valueDeclaration;
    const isParam = node && ts.isParameter(node);
    const optional = Boolean(isParam && (node.questionToken || node.initializer));
    const type = checker.getTypeOfSymbol(parameter);
    const rest = isParam && node.dotDotDotToken ? '...' : '';
    const name = parameter.name.startsWith('__') ? 'params' : parameter.name;
    const fact: ParamFact = {
      name: rest + name,
      type: printer.print(type, isParam ? node.type : undefined, optional).text,
    };
    if (optional) fact.optional = true;
    const doc = withFields(describe(name), name, docs);
    if (doc) fact.doc = doc;
    return fact;
  });
  const result: SignatureFact = {params, returns: returnText(reader, signature)};
  const returnsDoc = docs.returns ?? own?.returns;
  if (returnsDoc) result.returnsDoc = returnsDoc;
  const typeParams = signature.typeParameters?.map((item) => typeParamText(item, printer));
  if (typeParams?.length) result.typeParams = typeParams;
  return result;
}

/** Folds the documentation of dotted names (`params.row`) into that of their parent. */
function withFields(doc: string | undefined, name: string, docs: Docs): string | undefined {
  const fields = [...docs.params].filter(([key]) => key.startsWith(`${name}.`));
  if (fields.length === 0) return doc;
  const list = fields.map(([key, text]) => `- \`${key.slice(name.length + 1)}\`: ${text}`);
  return [doc ?? '', ...list].join('\n').trim();
}

function returnText({checker, printer}: Reader, signature: ts.Signature): string {
  const declared = signature.declaration;
  const node = declared && !ts.isJSDocSignature(declared) ? declared.type : undefined;
  return printer.print(checker.getReturnTypeOfSignature(signature), node).text;
}

/** A type parameter with its constraint and default, as authored. */
export function typeParamText(type: ts.TypeParameter, printer: TypePrinter): string {
  const node = type.symbol.declarations?.find(ts.isTypeParameterDeclaration);
  if (!node) return type.symbol.name;
  const bound = node.constraint ? ` extends ${printer.authored(node.constraint).text}` : '';
  const preset = node.default ? ` = ${printer.authored(node.default).text}` : '';
  return `${node.name.text}${bound}${preset}`;
}

const NOT_A_MEMBER = new Set(['ref', 'key', 'propTypes']);

/** Packages whose documented props belong on a page, although they are declared outside the X packages. */
export const isMaterial = (from: string): boolean =>
  from === '@mui/material' || from === '@material-ui/core';

/**
 * Splits a type into own members and counts of inherited ones per origin.
 *
 * @param isShown tells of which other packages documented members are read like own ones; a chart inherits some 475
 *   attributes from React, which are counted only
 */
export function splitMembers(
  reader: Reader,
  type: ts.Type,
  isShown: (from: string) => boolean = () => false,
): MemberSplit {
  const own: MemberFact[] = [];
  const counts = new Map<string, InheritedFact>();
  for (const {symbol, required} of propertiesOf(reader.checker, type)) {
    if (NOT_A_MEMBER.has(symbol.name) || symbol.name.startsWith('__@')) continue;
    const declarations = declarationsOf(symbol);
    const first = declarations[0];
    if (!first || isOwnFile(first.getSourceFile().fileName)) {
      own.push(memberFact(reader, symbol, required, declarations));
      continue;
    }
    const origin = originOf(first);
    if (isShown(origin.from)) {
      const fact = memberFact(reader, symbol, required, declarations);
      if (fact.doc && !fact.ignored) {
        own.push({...fact, owner: origin.owner});
        continue;
      }
    }
    const known = counts.get(`${origin.from}:${origin.owner}`);
    if (known) known.count += 1;
    else counts.set(`${origin.from}:${origin.owner}`, {...origin, count: 1});
  }
  return {own: sortMembers(own), inherited: sortInherited([...counts.values()])};
}

/** Required members first, then by name. */
export function sortMembers<T extends {name: string; required?: true}>(members: T[]): T[] {
  return [...members].sort(
    (a, b) => Number(b.required ?? false) - Number(a.required ?? false) || compare(a.name, b.name),
  );
}

const sortInherited = (items: InheritedFact[]): InheritedFact[] =>
  items.sort((a, b) => b.count - a.count || compare(a.owner, b.owner));

function originOf(node: ts.Node): {owner: string; from: string} {
  const file = node.getSourceFile().fileName;
  const from = /\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1] ?? 'typescript';
  for (let at: ts.Node | undefined = node; at; at = at.parent) {
    if (ts.isInterfaceDeclaration(at) || ts.isTypeAliasDeclaration(at)) {
      return {owner: at.name.text, from: from.replace(/^@types\//, '')};
    }
  }
  return {owner: 'anonymous', from: from.replace(/^@types\//, '')};
}
