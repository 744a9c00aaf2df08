import {compare} from '../order';
import ts from 'typescript';
import type {EventFact, FunctionFact, SelectorFact} from '../types';
import {mergeDocs, withoutLinkLists} from './docs';
import {importsOf} from './components';
import {declarationsOf, type Reader, signatureFact} from './members';
import {packageOfFile} from '../packages';
import type {ApiProgram} from './program';

interface Found {
  symbol: ts.Symbol;
  name: string;
  packageName: string;
}

/** Exported values whose name passes, once each, from the first package that has them. */
function valuesNamed(api: ApiProgram, pattern: RegExp): Found[] {
  const found = new Map<string, Found>();
  for (const {name: packageName, product} of api.packages) {
    for (const [name, symbol] of api.exports.get(packageName) ?? []) {
      if (!product || !pattern.test(name) || !(symbol.flags & ts.SymbolFlags.Value)) continue;
      const key = `${product}/${name}`;
      if (!found.has(key)) found.set(key, {symbol, name, packageName});
    }
  }
  return [...found.values()].sort((a, b) => compare(a.name, b.name));
}

function baseOf(api: ApiProgram, {symbol, name, packageName}: Found) {
  const entry = api.packages.find((item) => item.name === packageName);
  const product = entry?.product ?? 'data-grid';
  const docs = mergeDocs(symbol.declarations ?? []);
  const doc = docs.doc && withoutLinkLists(docs.doc);
  return {
    docs,
    base: {
      name: name.replace(/^unstable_/, ''),
      exportName: name,
      product,
      plan: entry?.plan ?? 'community',
      from: packageName,
      imports: importsOf(api, product, symbol, name),
      ...(doc ? {doc} : {}),
      ...(docs.deprecated ? {deprecated: docs.deprecated} : {}),
    },
  };
}

/** Every exported hook, with all its overloads. */
export function readHooks(reader: Reader, api: ApiProgram): FunctionFact[] {
  const hooks: FunctionFact[] = [];
  for (const found of valuesNamed(api, /^(unstable_)?use[A-Z]/)) {
    const {docs, base} = baseOf(api, found);
    const signatures = reader.checker.getTypeOfSymbol(found.symbol).getCallSignatures();
    if (docs.ignored || signatures.length === 0) continue;
    hooks.push({
      kind: 'hook',
      ...base,
      overloads: signatures.map((item) => signatureFact(reader, item, docs)),
    });
  }
  return hooks;
}

/** What the packages call a feature where its folder has another name. */
const FEATURES: Record<string, string> = {
  filter: 'Filtering',
  preferencesPanel: 'Preference panel',
};

/** The feature that a selector belongs to, where its comment does not say: the folder of its file, in words. */
function featureOf({declarations = []}: ts.Symbol): string | undefined {
  const folder = /\/hooks\/features\/(\w+)\//.exec(
    declarations[0]?.getSourceFile().fileName ?? '',
  )?.[1];
  if (!folder) return undefined;
  const words = folder.replace(
    /([a-z])([A-Z])/g,
    (_, a: string, b: string) => `${a} ${b.toLowerCase()}`,
  );
  return FEATURES[folder] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** The selectors of the grid's state that are meant to be read about. */
export function readSelectors(reader: Reader, api: ApiProgram): SelectorFact[] {
  const selectors: SelectorFact[] = [];
  for (const found of valuesNamed(api, /^(unstable_)?grid[A-Z]\w*Selector$/)) {
    const {docs, base} = baseOf(api, found);
    const [signature] = reader.checker.getTypeOfSymbol(found.symbol).getCallSignatures();
    if (docs.ignored || !signature) continue;
    const fact = signatureFact(reader, signature, docs);
    const category = docs.category
      ? docs.category.replace(/ [A-Z]/g, (capital) => capital.toLowerCase())
      : featureOf(found.symbol);
    selectors.push({
      kind: 'selector',
      ...base,
      ...(category ? {category} : {}),
      returns: fact.returns,
      // An argument of type `unknown` is that of every selector, and takes nothing.
      args: fact.params
        .slice(1)
        .filter(({type}) => type !== 'unknown')
        .map((item) => ({...item, name: item.name.replace(/_\d+$/, '')})),
    });
  }
  return selectors;
}

/** The public events of the grid, each with what its handler receives. */
export function readEvents(
  reader: Reader,
  api: ApiProgram,
  props: ReadonlySet<string>,
): EventFact[] {
  const {checker} = reader;
  // With all plans in one program each package's lookup has the events of all; v4 and v5 Pro stop at Pro.
  const lookup = api.packages
    .map((item) => api.exports.get(item.name)?.get('GridEventLookup'))
    .findLast(Boolean);
  if (!lookup) return [];
  const events: EventFact[] = [];
  for (const symbol of checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(lookup))) {
    const docs = mergeDocs(declarationsOf(symbol));
    if (docs.ignored) continue;
    const type = checker.getTypeOfSymbol(symbol);
    const home = symbol.declarations?.[0]?.getSourceFile().fileName;
    const event: EventFact = {
      name: symbol.name,
      plan: (home && packageOfFile(home)?.plan) || 'community',
    };
    const params = fieldText(reader, type, 'params');
    const domEvent = fieldText(reader, type, 'event');
    const prop = `on${symbol.name.charAt(0).toUpperCase()}${symbol.name.slice(1)}`;
    if (docs.doc) event.doc = docs.doc;
    if (docs.deprecated) event.deprecated = docs.deprecated;
    if (params) event.params = params;
    if (domEvent) event.event = domEvent;
    if (props.has(prop)) event.componentProp = prop;
    events.push(event);
  }
  return events.sort((a, b) => compare(a.name, b.name));
}

function fieldText({checker, printer}: Reader, type: ts.Type, name: string): string | undefined {
  const symbol = checker.getPropertyOfType(type, name);
  const node = symbol?.declarations?.[0];
  if (!symbol) return undefined;
  const typeNode = node && ts.isPropertySignature(node) ? node.type : undefined;
  return printer.print(checker.getTypeOfSymbol(symbol), typeNode).text;
}
