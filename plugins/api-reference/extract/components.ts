import {compare} from '../order';
import ts from 'typescript';
import type {ComponentFact, MemberFact, PageItem, Plan, Product, SlotFact} from '../types';
import {findClasses} from './classes';
import {docsOf, mergeDocs, withoutLinkLists} from './docs';
import {
  declarationsOf,
  isMaterial,
  memberFact,
  propertiesOf,
  type Reader,
  sortMembers,
  splitMembers,
} from './members';
import type {ApiProgram} from './program';

/** Class names at run time: the value of a constant, by the declaration file that it is declared in. */
export type ClassStrings = (
  declarationFile: string,
  constant: string,
) => Record<string, string> | undefined;

/** What reading a component needs beside the checker. */
export interface ComponentReader extends Reader {
  api: ApiProgram;
  classStrings: ClassStrings;
}

/** The signature by which React calls a component, or undefined for anything else. */
export function componentSignature(
  checker: ts.TypeChecker,
  symbol: ts.Symbol,
): ts.Signature | undefined {
  if (!(symbol.flags & ts.SymbolFlags.Value)) return undefined;
  if (!/^(Unstable_|unstable_)?[A-Z]/.test(symbol.name) || /^[A-Z0-9_]+$/.test(symbol.name))
    return undefined;
  const type = checker.getTypeOfSymbol(symbol);
  const constructed = type.getConstructSignatures().find((signature) => {
    const instance = signature.getReturnType();
    return instance.getProperty('render') && instance.getProperty('props');
  });
  if (constructed) return constructed;
  return type.getCallSignatures().find((signature) => {
    if (signature.parameters.length > 2) return false;
    const text = checker.typeToString(signature.getReturnType());
    return (
      /(Element|ReactNode|ReactPortal)\b|^null$/.test(text) && !/=>|Promise|Array|\[\]/.test(text)
    );
  });
}

/** The type of a component's props. */
export function propsType(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Type | undefined {
  const signature = componentSignature(checker, symbol);
  if (!signature) return undefined;
  const parameter = signature.parameters[0];
  if (!parameter) return undefined;
  return checker.getTypeOfSymbol(parameter);
}

/** Finds a listed component among the exports of its plan's package, under its own or its unstable name. */
export function findExport(
  api: ApiProgram,
  product: Product,
  item: PageItem,
): {symbol: ts.Symbol; exportName: string; packageName: string} | undefined {
  const wanted: Plan = item.plan ?? 'community';
  const packages = api.packages.filter((entry) => entry.product === product);
  const ordered = [
    ...packages.filter((entry) => entry.plan === wanted),
    ...packages.filter((entry) => entry.plan !== wanted),
  ];
  for (const entry of ordered) {
    for (const name of [item.name, `Unstable_${item.name}`, `unstable_${item.name}`]) {
      const symbol = api.exports.get(entry.name)?.get(name);
      if (symbol) return {symbol, exportName: name, packageName: entry.name};
    }
  }
  return undefined;
}

/** Packages of a product that export a name, community first. */
export function importsOf(
  api: ApiProgram,
  product: Product,
  symbol: ts.Symbol,
  name: string,
): string[] {
  return api.packages
    .filter((entry) => entry.product === product)
    .filter((entry) => api.exports.get(entry.name)?.get(name) === symbol)
    .map((entry) => entry.name);
}

/** Reads a listed component; undefined where nothing exports it. */
export function readComponent(
  reader: ComponentReader,
  product: Product,
  item: PageItem,
): ComponentFact | undefined {
  const {api, checker} = reader;
  const found = findExport(api, product, item);
  const type = found && propsType(checker, found.symbol);
  if (!found) return undefined;
  const docs = mergeDocs(found.symbol.declarations ?? []);
  const split = type ? splitMembers(reader, type, isMaterial) : {own: [], inherited: []};
  const props = sortMembers([
    ...split.own,
    ...(type ? instantiatedExtras(reader, found, split.own) : []),
  ]).filter((prop) => !prop.ignored);
  const documented = props.filter((prop) => prop.doc ?? prop.deprecated);
  const fact: ComponentFact = {
    kind: 'component',
    slug: item.slug,
    name: item.name,
    exportName: found.exportName,
    product,
    plan: item.plan ?? 'community',
    from: found.packageName,
    imports: importsOf(api, product, found.symbol, found.exportName),
    props: documented.map((prop) => atPlan(prop, item.plan ?? 'community')),
    alsoAccepts: props.filter((prop) => !documented.includes(prop)),
    inherited: split.inherited,
    slots: type ? readSlots(reader, type) : [],
    classes: findClasses(reader, found.symbol, type, item),
  };
  const doc = docs.doc && withoutLinkLists(docs.doc);
  if (doc) fact.doc = doc;
  if (docs.deprecated) fact.deprecated = docs.deprecated;
  const ref = readRef(found.symbol, type, checker);
  if (ref) fact.ref = ref;
  const apiType = type && readApiType(checker, type);
  if (apiType) fact.apiType = apiType;
  const whole = api.instantiated.get(`${found.packageName}:${found.exportName}`) ?? type;
  const methods = whole && !/^GridApi/.test(apiType ?? '') ? readApi(reader, whole) : [];
  if (methods.length > 0) fact.api = methods;
  const theme =
    api.themeNames.get(`${item.name}Props`) ?? api.themeNames.get(`Exported${item.name}Props`);
  if (theme) fact.themeName = theme;
  addSlotClasses(fact);
  return fact;
}

/** A member of the component's own plan needs no mark. */
function atPlan(prop: MemberFact, plan: Plan): MemberFact {
  if (prop.plan !== plan) return prop;
  const {plan: _same, ...rest} = prop;
  return rest;
}

function instantiatedExtras(
  reader: ComponentReader,
  found: {exportName: string; packageName: string},
  known: MemberFact[],
): MemberFact[] {
  const type = reader.api.instantiated.get(`${found.packageName}:${found.exportName}`);
  if (!type) return [];
  const names = new Set(known.map((item) => item.name));
  return splitMembers(reader, type, isMaterial).own.filter((item) => !names.has(item.name));
}

/** The parts that may be replaced: members of `slots`, or of `components`, its name before v6. */
function readSlots(reader: Reader, props: ts.Type): SlotFact[] {
  const slots = membersOfProp(reader, props, 'slots');
  // v6 makes its slots by renaming the keys of `components`: what comes out has no declaration, thus no comment.
  const isDeclared = slots.some((symbol) => symbol.declarations?.length);
  const older = isDeclared ? [] : membersOfProp(reader, props, 'components');
  return (older.length > 0 ? older : slots)
    .map((slot) => memberFact(reader, slot, false))
    .filter((slot) => !slot.ignored)
    .map((slot): SlotFact => {
      const name = older.length > 0 ? slotName(slot.name) : slot.name;
      const fact: SlotFact = {name, type: slot.type};
      if (slots.length === 0) fact.via = 'components';
      if (slot.defaultValue) fact.defaultElement = slot.defaultValue;
      if (slot.doc) fact.doc = slot.doc;
      if (slot.deprecated) fact.deprecated = slot.deprecated;
      return fact;
    })
    .sort((a, b) => compare(a.name, b.name));
}

/** Name of a slot by that of the component that fills it: `ColumnMenu` is `columnMenu`. */
const slotName = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

function membersOfProp({checker}: Reader, props: ts.Type, name: string): ts.Symbol[] {
  const found = propertiesOf(checker, props).find((item) => item.symbol.name === name)?.symbol;
  if (!found) return [];
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(found));
  return propertiesOf(checker, type).map(({symbol}) => symbol);
}

function addSlotClasses(fact: ComponentFact): void {
  for (const slot of fact.slots) {
    const match = fact.classes.find((item) => item.key === slot.name && !item.state);
    if (match?.selector) slot.className = match.selector;
  }
}

const REF = /(?:RefAttributes|ForwardedRef|\bRef)<([A-Za-z]*Element)\b/;

/** The element a ref gives, read from the declaration: its resolved type is unreadable under React 19. */
function readRef(
  symbol: ts.Symbol,
  type: ts.Type | undefined,
  checker: ts.TypeChecker,
): string | undefined {
  for (const declaration of symbol.declarations ?? []) {
    const text = declaration.getText();
    const direct = REF.exec(text);
    if (direct?.[1]) return direct[1];
    const named =
      ts.isVariableDeclaration(declaration) && declaration.type?.getText().match(/^\w+$/);
    const target = named ? checker.getTypeAtLocation(declaration).symbol : undefined;
    const alias = named ? checker.getTypeAtLocation(declaration).aliasSymbol : undefined;
    for (const other of [...(target?.declarations ?? []), ...(alias?.declarations ?? [])]) {
      const match = REF.exec(other.getText());
      if (match?.[1]) return match[1];
    }
  }
  const prop = type && checker.getPropertyOfType(checker.getApparentType(type), 'ref');
  for (const declaration of prop?.declarations ?? []) {
    const match = REF.exec(declaration.getText());
    if (match?.[1]) return match[1];
  }
  return undefined;
}

/** Methods behind `apiRef`, read from what its ref object holds. */
function readApi(reader: Reader, props: ts.Type): MemberFact[] {
  const {checker} = reader;
  const symbol = propertiesOf(checker, props).find((item) => item.symbol.name === 'apiRef')?.symbol;
  const ref = symbol && checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
  const current = ref && checker.getPropertyOfType(ref, 'current');
  if (!current) return [];
  const split = splitMembers(reader, checker.getNonNullableType(checker.getTypeOfSymbol(current)));
  return split.own
    .filter((member) => !member.ignored)
    .map(({required: _required, ...member}) => member)
    .sort((a, b) => compare(a.name, b.name));
}

function readApiType(checker: ts.TypeChecker, props: ts.Type): string | undefined {
  const symbol = propertiesOf(checker, props).find((item) => item.symbol.name === 'apiRef')?.symbol;
  const node = symbol && declarationsOf(symbol)[0];
  if (!node || !ts.isPropertySignature(node) || !node.type) return undefined;
  const names = [...node.type.getText().matchAll(/\b([A-Z]\w*Api\w*)\b/g)].map((match) => match[1]);
  return names[0];
}

/** Whether an export looks like a public component that belongs on the list. */
export function isCandidate(checker: ts.TypeChecker, symbol: ts.Symbol, name: string): boolean {
  if (!componentSignature(checker, symbol)) return false;
  const docs = mergeDocs(symbol.declarations ?? []);
  if (docs.deprecated !== undefined || docs.ignored) return false;
  const text = (symbol.declarations ?? []).map((item) => docsOf(item).doc ?? '').join('\n');
  if (/\/api\/[a-z-]+\/[a-z0-9-]+\//.test(text)) return true;
  if (/Icon$/.test(name) || /^Grid[A-Z]/.test(name)) return false;
  const type = propsType(checker, symbol);
  return Boolean(
    type &&
    propertiesOf(checker, type).some(({symbol: prop}) => {
      const docsOfProp = mergeDocs(declarationsOf(prop).slice(0, 1));
      const own = declarationsOf(prop)[0]?.getSourceFile().fileName.includes('/@mui/x-');
      return own && docsOfProp.doc && !docsOfProp.ignored;
    }),
  );
}
