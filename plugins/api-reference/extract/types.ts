import ts from 'typescript';
import {isOwnFile, packageOfFile} from '../packages';
import type {AliasFact, MemberFact, ObjectFact, Plan, Product} from '../types';
import {componentSignature} from './components';
import {mergeDocs} from './docs';
import {propertiesOf, type Reader, signatureOfType, splitMembers, typeParamText} from './members';
import type {ApiProgram} from './program';

/** A type to read: where it lives and under which name readers know it. */
export interface TypeTarget {
  symbol: ts.Symbol;
  name: string;
  product: Product;
  exported: boolean;
  /** The same name in lower plans, where it stands for a smaller type (`GridApi`). */
  lower?: {plan: Plan; symbol: ts.Symbol}[];
}

const TYPE_FLAGS =
  ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias | ts.SymbolFlags.Enum | ts.SymbolFlags.Class;

/** Every exported type of the packages, once per product. */
export function exportedTypes(api: ApiProgram): TypeTarget[] {
  const found = new Map<string, TypeTarget>();
  for (const {name: packageName, product} of api.packages) {
    if (!product) continue;
    for (const [name, symbol] of api.exports.get(packageName) ?? []) {
      if (!(symbol.flags & TYPE_FLAGS) || componentSignature(api.checker, symbol)) continue;
      const key = `${product}/${name}`;
      const known = found.get(key);
      if (!known) found.set(key, {symbol, name, product, exported: true});
      else if (known.symbol !== symbol) {
        known.lower = [...(known.lower ?? []), {plan: planOf(known.symbol), symbol: known.symbol}];
        known.symbol = symbol;
      }
    }
  }
  return [...found.values()];
}

const planOf = (symbol: ts.Symbol): Plan => {
  const file = symbol.declarations?.[0]?.getSourceFile().fileName;
  return (file && packageOfFile(file)?.plan) || 'community';
};

/** Gives each member the first plan whose type has it: declaring packages alone would say too little. */
function byMembership(
  checker: ts.TypeChecker,
  members: MemberFact[],
  target: TypeTarget,
): MemberFact[] {
  if (!target.lower) return members;
  const tiers = target.lower.map(({plan, symbol}) => ({
    plan,
    names: new Set(
      propertiesOf(checker, checker.getDeclaredTypeOfSymbol(symbol)).map(
        (item) => item.symbol.name,
      ),
    ),
  }));
  const top = planOf(target.symbol);
  return members.map(({plan: _declared, ...member}) => {
    const plan = tiers.find((tier) => tier.names.has(member.name))?.plan ?? top;
    return plan === 'community' ? member : {...member, plan};
  });
}

/** Reads a type as a list of members, or as one text where it has none. */
export function readType(
  reader: Reader,
  api: ApiProgram,
  target: TypeTarget,
): ObjectFact | AliasFact | undefined {
  const {checker} = reader;
  const {symbol, name, product, exported} = target;
  const declaration = symbol.declarations?.find(
    (node) =>
      ts.isInterfaceDeclaration(node) ||
      ts.isTypeAliasDeclaration(node) ||
      ts.isEnumDeclaration(node) ||
      ts.isClassDeclaration(node),
  );
  if (!declaration) return undefined;
  const docs = mergeDocs(symbol.declarations ?? []);
  const home = packageOfFile(declaration.getSourceFile().fileName);
  const base = {
    name,
    exportName: name,
    product,
    plan: target.lower?.[0]?.plan ?? home?.plan ?? 'community',
    from: home?.name ?? '@mui/x-internals',
    imports: exported
      ? api.packages
          .filter(
            (item) => item.product === product && api.exports.get(item.name)?.get(name) === symbol,
          )
          .map((item) => item.name)
      : [],
    exported,
    typeParams: typeParamsOf(reader, declaration),
    ...(docs.doc ? {doc: docs.doc} : {}),
    ...(docs.deprecated ? {deprecated: docs.deprecated} : {}),
  };
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  const node = ts.isTypeAliasDeclaration(declaration) ? declaration.type : undefined;
  if (isObjectLike(checker, type, node)) {
    const split = splitMembers(reader, type);
    const members = byMembership(
      checker,
      split.own.filter((member) => !member.ignored),
      target,
    );
    const shapes = type.isUnion() ? type.types.length : 1;
    return {
      kind: 'object',
      ...base,
      members,
      inherited: split.inherited,
      ...(shapes > 1 ? {shapes} : {}),
    };
  }
  const printed = node ? reader.printer.authored(node) : undefined;
  if (node) reader.printer.note(node);
  const signature = signatureOfType(reader, type, docs);
  return {
    kind: 'alias',
    ...base,
    text: printed?.text ?? reader.printer.resolved(type),
    ...(signature ? {signature} : {}),
  };
}

function typeParamsOf(reader: Reader, node: ts.Declaration): string[] {
  if (!ts.isInterfaceDeclaration(node) && !ts.isTypeAliasDeclaration(node)) return [];
  return (node.typeParameters ?? []).map((item) =>
    typeParamText(reader.checker.getTypeAtLocation(item), reader.printer),
  );
}

function isObjectLike(
  checker: ts.TypeChecker,
  type: ts.Type,
  node: ts.TypeNode | undefined,
): boolean {
  if (type.getCallSignatures().length > 0) return false;
  if (
    node &&
    (ts.isMappedTypeNode(node) || ts.isArrayTypeNode(node) || ts.isTypeOperatorNode(node))
  )
    return false;
  const shapes = type.isUnion() ? type.types : [type];
  const isShape = (item: ts.Type): boolean =>
    (item.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0 &&
    !checker.isArrayType(item) &&
    !checker.isTupleType(item) &&
    item.getCallSignatures().length === 0 &&
    !(item.symbol && ['Map', 'Set', 'RefObject', 'Date', 'Promise'].includes(item.symbol.name));
  if (!shapes.every(isShape)) return false;
  return propertiesOf(checker, type).some(({symbol}) =>
    symbol.declarations?.some((item) => isOwnFile(item.getSourceFile().fileName)),
  );
}
