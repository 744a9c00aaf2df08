import ts from 'typescript';
import type {Product} from '../types';

/** Longest printed type in characters; a longer one is shown as it was authored. */
export const MAX_TYPE_LENGTH = 300;

const FLAGS =
  ts.NodeBuilderFlags.NoTruncation |
  ts.NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope |
  ts.NodeBuilderFlags.UseSingleQuotesForStringLiteralType;

/** Prints types and remembers every named type that it printed. */
export class TypePrinter {
  /** Symbols of the types named in printed texts, by name. */
  readonly seen = new Map<string, Set<ts.Symbol>>();

  /** The product that is being read: it owns what its texts name of the packages that all products share. */
  product: Product | undefined;

  /** Types of the shared packages, by `product/Name`. */
  readonly shared = new Map<string, ts.Symbol>();

  private readonly printer = ts.createPrinter({removeComments: true, omitTrailingSemicolon: true});
  private readonly scratch = ts.createSourceFile('t.ts', '', ts.ScriptTarget.ES2022);
  private readonly authoredCache = new WeakMap<ts.TypeNode, {text: string; foreign: boolean}>();

  constructor(private readonly checker: ts.TypeChecker) {}

  /** The text of a type: as authored where that stands alone, else as the compiler resolves it. */
  print(
    type: ts.Type,
    node: ts.TypeNode | undefined,
    optional = false,
  ): {text: string; full?: string} {
    const authored = node && this.authored(node);
    const short = node && authored && shorten(authored.text, optional && ts.isUnionTypeNode(node));
    if (authored && short !== undefined && !authored.foreign) return {text: short};
    const resolved = this.resolved(type, optional);
    if (short === undefined || resolved.length <= MAX_TYPE_LENGTH) return {text: resolved};
    return {text: cutForeign(short, this.foreignNames(node)), full: resolved};
  }

  /** The text of a type as the compiler prints it. */
  resolved(type: ts.Type, optional = false): string {
    const node = this.checker.typeToTypeNode(type, undefined, FLAGS);
    if (!node) return this.checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation);
    this.collect(node);
    const text = this.tidy(this.printer.printNode(ts.EmitHint.Unspecified, node, this.scratch));
    return shorten(text, optional && ts.isUnionTypeNode(node));
  }

  /** The text of a node as it was written, and whether it leans on a type parameter from outside. */
  authored(node: ts.TypeNode): {text: string; foreign: boolean} {
    const known = this.authoredCache.get(node);
    if (known) return known;
    const source = node.getSourceFile();
    const result = {
      text: this.tidy(this.printer.printNode(ts.EmitHint.Unspecified, node, source)),
      foreign: this.leansOnTypeParameter(node),
    };
    if (!result.foreign) this.collect(node);
    this.authoredCache.set(node, result);
    return result;
  }

  /** Remembers the types that a node names, although it leans on type parameters. */
  note(node: ts.TypeNode): void {
    this.collect(node);
  }

  private leansOnTypeParameter(root: ts.TypeNode): boolean {
    return this.foreignNames(root).size > 0;
  }

  /** Type parameters that a node mentions and that are declared outside it; `this` counts as one. */
  private foreignNames(root: ts.TypeNode | undefined): Set<string> {
    const names = new Set<string>();
    const visit = (node: ts.Node): void => {
      if (node.kind === ts.SyntaxKind.ThisType) names.add('this');
      if (ts.isTypeReferenceNode(node)) {
        const symbol = this.checker.getSymbolAtLocation(node.typeName);
        if (symbol && symbol.flags & ts.SymbolFlags.TypeParameter && root) {
          const inside = symbol.declarations?.some((item) => isWithin(item, root));
          if (!inside) names.add(symbol.name);
        }
      }
      ts.forEachChild(node, visit);
    };
    if (root) visit(root);
    return names;
  }

  private collect(root: ts.Node): void {
    const visit = (node: ts.Node): void => {
      if (ts.isTypeReferenceNode(node)) this.remember(node.typeName);
      if (ts.isImportTypeNode(node) && node.qualifier) this.remember(node.qualifier);
      if (ts.isTypeQueryNode(node)) this.remember(node.exprName);
      ts.forEachChild(node, visit);
    };
    visit(root);
  }

  private remember(name: ts.EntityName): void {
    const last = ts.isQualifiedName(name) ? name.right : name;
    const symbol =
      (last as ts.Identifier & {symbol?: ts.Symbol}).symbol ??
      (name.parent ? this.checker.getSymbolAtLocation(name) : undefined);
    if (!symbol || symbol.flags & ts.SymbolFlags.TypeParameter) return;
    const real =
      symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol;
    const set = this.seen.get(last.text) ?? new Set();
    set.add(real);
    this.seen.set(last.text, set);
    const file = real.declarations?.[0]?.getSourceFile().fileName ?? '';
    if (this.product && file.includes('/node_modules/@mui/x-internals/')) {
      this.shared.set(`${this.product}/${last.text}`, real);
    }
  }

  private tidy(text: string): string {
    return text
      .replace(/import\("[^"]*"\)\./g, '')
      .replace(/"((?:[^"\\\n'])*)"/g, "'$1'")
      .replace(/\s*\n\s*/g, ' ')
      .replace(/;\s*}/g, ' }')
      .replace(/\{\s+\}/g, '{}')
      .trim();
  }
}

/** Cuts type arguments that consist of unresolvable type parameters: `ReadonlyArray<XAxis<S>>` → `ReadonlyArray<XAxis>`. */
export function cutForeign(text: string, foreign: ReadonlySet<string>): string {
  if (foreign.size === 0) return text;
  return text.replace(/<([\w, ]+)>/g, (whole, inner: string) =>
    inner.split(',').every((name) => foreign.has(name.trim())) ? '' : whole,
  );
}

function isWithin(node: ts.Node, root: ts.Node): boolean {
  for (let at: ts.Node | undefined = node; at; at = at.parent) if (at === root) return true;
  return false;
}

/** Drops the `undefined` of a union that being optional already says, and parentheses left over by it. */
export function shorten(text: string, optionalUnion: boolean): string {
  if (!optionalUnion) return text;
  const bare = text.replace(/^undefined \| /, '').replace(/ \| undefined$/, '');
  const inner = /^\((.*)\)$/.exec(bare);
  return inner?.[1] !== undefined && balanced(inner[1]) ? inner[1] : bare;
}

function balanced(text: string): boolean {
  let depth = 0;
  for (const char of text) {
    if (char === '(') depth += 1;
    if (char === ')') depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}
