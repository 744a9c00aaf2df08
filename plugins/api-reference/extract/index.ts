import ts from 'typescript';
import {isOwnFile, packagesIn, PRODUCTS} from '../packages';
import type {ApiFacts, ComponentFact, PageList, Plan, Product} from '../types';
import {readEvents, readHooks, readSelectors} from './callables';
import {
  type ClassStrings,
  componentSignature,
  type ComponentReader,
  isCandidate,
  readComponent,
} from './components';
import {compare} from '../order';
import {createApiProgram, type ApiProgram} from './program';
import {TypePrinter} from './text';
import {exportedTypes, readType, type TypeTarget} from './types';

/** Number of the facts' format: raised whenever a field changes its meaning. */
export const FACTS_SCHEMA = 3;

/** What the extraction is asked for. */
export interface ExtractInput {
  /** Folder whose `node_modules` holds the packages. */
  packagesDir: string;
  pages: PageList;
  packages: {name: string; version: string}[];
  classStrings: ClassStrings;
}

const bare = (name: string): string => name.replace(/^unstable_/i, '');

/** Reads everything from the installed declarations. The same input gives the same output to the byte. */
export function extractFacts(input: ExtractInput): ApiFacts {
  const {pages} = input;
  const api = createApiProgram(
    {packagesDir: input.packagesDir, version: pages.version, packages: packagesIn(pages)},
    genericComponents,
  );
  const printer = new TypePrinter(api.checker);
  const reader: ComponentReader = {
    checker: api.checker,
    printer,
    api,
    classStrings: input.classStrings,
  };
  const components: ComponentFact[] = [];
  const missing: string[] = [];
  for (const product of PRODUCTS) {
    printer.product = product;
    for (const item of pages.products[product].components) {
      const fact = readComponent(reader, product, item);
      if (fact) components.push(fact);
      else missing.push(`${product}/${item.slug}: ${item.name}`);
    }
  }
  const grids = components.filter((item) => /^DataGrid(Pro|Premium)?$/.test(item.name));
  const props = new Set(grids.flatMap((grid) => grid.props.map((item) => item.name)));
  printer.product = undefined;
  const hooks = readHooks(reader, api);
  const selectors = readSelectors(reader, api);
  const events = readEvents(reader, api, props);
  const types = readTypes(reader, api);
  return {
    schema: FACTS_SCHEMA,
    version: pages.version,
    typescript: ts.version,
    packages: input.packages,
    components,
    types,
    hooks,
    selectors,
    events,
    externals: externalsOf(printer),
    candidates: candidatesOf(api, pages),
    missing,
    exportedComponents: listComponents(api),
  };
}

function genericComponents(api: ApiProgram): {packageName: string; name: string}[] {
  const found: {packageName: string; name: string}[] = [];
  for (const {name: packageName} of api.packages) {
    for (const [name, symbol] of api.exports.get(packageName) ?? []) {
      const signature = componentSignature(api.checker, symbol);
      if (signature?.typeParameters?.length) found.push({packageName, name});
    }
  }
  return found;
}

/** Reads exported types, then whatever they name that is declared in the X packages without being exported. */
function readTypes(reader: ComponentReader, api: ApiProgram): ApiFacts['types'] {
  const result: ApiFacts['types'] = [];
  const known = new Set<string>();
  const queue = exportedTypes(api);
  for (let round = 0; queue.length > 0 && round < 12; round += 1) {
    for (const target of queue.splice(0)) {
      const key = `${target.product}/${target.name}`;
      if (known.has(key)) continue;
      known.add(key);
      reader.printer.product = target.product;
      const fact = readType(reader, api, target);
      if (fact) result.push(fact);
    }
    queue.push(...unexported(reader.printer, known));
  }
  return result.sort((a, b) => compare(a.product, b.product) || compare(a.name, b.name));
}

function unexported(printer: TypePrinter, known: ReadonlySet<string>): TypeTarget[] {
  const targets: TypeTarget[] = [];
  for (const [name, symbols] of printer.seen) {
    for (const symbol of symbols) {
      const file = symbol.declarations?.[0]?.getSourceFile().fileName;
      const product = file && productOfFile(file);
      if (!product || known.has(`${product}/${name}`)) continue;
      targets.push({symbol, name, product, exported: false});
    }
  }
  for (const [key, symbol] of printer.shared) {
    const [product, name = ''] = key.split('/');
    if (!known.has(key)) targets.push({symbol, name, product: product as Product, exported: false});
  }
  return targets;
}

function productOfFile(file: string): Product | undefined {
  const match = /\/@mui\/x-(data-grid|date-pickers|charts|tree-view)(-pro|-premium)?\//.exec(file);
  return match?.[1] as Product | undefined;
}

function externalsOf(printer: TypePrinter): Record<string, string> {
  const entries: [string, string][] = [];
  for (const [name, symbols] of printer.seen) {
    for (const symbol of symbols) {
      const file = symbol.declarations?.[0]?.getSourceFile().fileName;
      if (!file || productOfFile(file)) continue;
      const from = /\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1] ?? 'typescript';
      if (!isOwnFile(file)) entries.push([name, from.replace(/^@types\//, '')]);
    }
  }
  return Object.fromEntries(entries.sort((a, b) => compare(a[0], b[0])));
}

function candidatesOf(api: ApiProgram, pages: PageList): string[] {
  const found = new Set<string>();
  for (const {name: packageName, product} of api.packages) {
    if (!product) continue;
    const {components, unlisted} = pages.products[product];
    const listed = new Set([...components.map((item) => item.name), ...(unlisted ?? [])]);
    for (const [name, symbol] of api.exports.get(packageName) ?? []) {
      if (listed.has(bare(name)) || !isCandidate(api.checker, symbol, name)) continue;
      found.add(`${product}/${bare(name)}`);
    }
  }
  return [...found].sort(compare);
}

function listComponents(api: ApiProgram): Record<Product, Record<string, Plan>> {
  const result = {} as Record<Product, Record<string, Plan>>;
  for (const product of PRODUCTS) {
    const plans = new Map<string, Plan>();
    for (const entry of api.packages.filter((item) => item.product === product)) {
      for (const [name, symbol] of api.exports.get(entry.name) ?? []) {
        if (!componentSignature(api.checker, symbol)) continue;
        if (!plans.has(bare(name))) plans.set(bare(name), entry.plan);
      }
    }
    result[product] = Object.fromEntries([...plans].sort((a, b) => compare(a[0], b[0])));
  }
  return result;
}
