import {planRank} from '../packages';
import {namesIn} from '../render/typeText';
import type {
  AliasFact,
  ClassFact,
  EventFact,
  FunctionFact,
  MemberFact,
  ObjectFact,
  Plan,
  Product,
  SelectorFact,
  SignatureFact,
  SlotFact,
} from '../types';
import type {EntryData, LinkData, SignatureData, TypeData} from '../model';
import type {LinkIndex} from './links';
import {proseHtml} from './prose';

/** Turns facts into rows, and collects the links that their types need. */
export class EntryWriter {
  readonly links: Record<string, LinkData> = {};

  constructor(
    private readonly index: LinkIndex,
    private readonly product: Product,
    private readonly plan: Plan = 'community',
  ) {}

  /** Markdown of a comment as HTML. */
  prose(markdown: string): string {
    return proseHtml(markdown, this.index.prose(this.product));
  }

  /** A type's text; its names are noted for linking. */
  type(text: string): string {
    for (const name of namesIn(text)) {
      const link = this.links[name] ?? this.index.type(name, this.product);
      if (link) this.links[name] = link;
    }
    return text;
  }

  signature(fact: SignatureFact): SignatureData {
    return {
      ...(fact.typeParams && {g: fact.typeParams.map((item) => this.type(item))}),
      p: fact.params.map((param) => ({
        n: param.name,
        t: this.type(param.type),
        ...(param.optional && {o: 1 as const}),
        ...(param.doc && {h: this.prose(param.doc)}),
      })),
      r: this.type(fact.returns),
      ...(fact.returnsDoc && {rh: this.prose(fact.returnsDoc)}),
    };
  }

  member(fact: MemberFact): EntryData {
    const entry: EntryData = {n: fact.name, t: this.type(fact.type)};
    if (fact.fullType && fact.fullType.length < 4000) entry.f = this.type(fact.fullType);
    if (fact.required) entry.r = 1;
    if (fact.defaultValue) entry.d = fact.defaultValue.replace(/^`(.*)`$/s, '$1');
    const doc = this.description(fact);
    if (doc) entry.h = doc;
    if (fact.deprecated) entry.x = this.prose(fact.deprecated);
    this.markPlan(entry, fact.plan);
    if (fact.owner) entry.m = [['From', fact.owner]];
    const {signature} = fact;
    if (signature && (signature.params.length > 0 || signature.returnsDoc)) {
      entry.s = [this.signature(signature)];
    }
    return entry;
  }

  private description(fact: MemberFact): string {
    const see = (fact.see ?? []).map((item) => `<p>${this.prose(sentence(item))}</p>`).join('');
    const doc = fact.doc ? this.prose(fact.doc) : '';
    if (!see) return doc;
    return (doc.startsWith('<') ? doc : `<p>${doc}</p>`) + see;
  }

  private markPlan(entry: EntryData, plan: Plan | undefined): void {
    if (plan && plan !== 'community' && planRank(plan) > planRank(this.plan)) entry.p = plan;
  }

  slot(fact: SlotFact): EntryData {
    return {
      n: fact.name,
      t: this.type(fact.type),
      ...(fact.defaultElement && {e: fact.defaultElement.replace(/^`(.*)`$/s, '$1')}),
      ...(fact.doc && {h: this.prose(fact.doc)}),
      ...(fact.deprecated && {x: this.prose(fact.deprecated)}),
      ...(fact.className && {c: fact.className}),
      ...(fact.via && {m: [['Key of', fact.via]]}),
    };
  }

  cssClass(fact: ClassFact): EntryData {
    return {
      n: fact.key,
      ...(fact.selector && {c: fact.selector}),
      ...(fact.state && {st: 1 as const}),
      ...(fact.doc && {h: this.prose(fact.doc)}),
      ...(fact.deprecated && {x: this.prose(fact.deprecated)}),
    };
  }

  event(fact: EventFact): EntryData {
    const args = [
      fact.params && {n: 'params', t: this.type(fact.params)},
      fact.event && {n: 'event', t: this.type(fact.event)},
      {n: 'details', t: this.type('GridCallbackDetails')},
    ].filter((item) => item !== undefined && item !== '');
    const entry: EntryData = {n: fact.name, s: [{p: args, r: 'void'}]};
    if (fact.doc) entry.h = this.prose(fact.doc);
    if (fact.deprecated) entry.x = this.prose(fact.deprecated);
    this.markPlan(entry, fact.plan);
    if (fact.componentProp) entry.m = [['Prop', fact.componentProp]];
    return entry;
  }

  selector(fact: SelectorFact): EntryData {
    const entry: EntryData = {n: fact.name, t: this.type(fact.returns)};
    if (fact.args.length > 0) {
      const params = [{name: 'apiRef', type: 'RefObject<GridApi>'}, ...fact.args];
      entry.s = [this.signature({params, returns: fact.returns})];
    }
    if (fact.doc) entry.h = this.prose(fact.doc);
    if (fact.deprecated) entry.x = this.prose(fact.deprecated);
    this.markPlan(entry, fact.plan);
    return entry;
  }

  hook(fact: FunctionFact): EntryData {
    const entry: EntryData = {
      n: fact.name,
      s: fact.overloads.map((item) => this.signature(item)),
    };
    const doc = fact.doc && withoutSignatureTags(fact.doc);
    if (doc) entry.h = this.prose(doc);
    if (fact.deprecated) entry.x = this.prose(fact.deprecated);
    this.markPlan(entry, fact.plan);
    const [first] = fact.imports;
    entry.m = [['Import', `import {${fact.exportName}} from '${first ?? fact.from}';`]];
    return entry;
  }

  /** A type as the popover shows it. */
  typeData(fact: ObjectFact | AliasFact, href: string): TypeData {
    return {
      name: fact.name,
      product: fact.product,
      plan: fact.plan,
      href,
      from: fact.from,
      exported: fact.exported,
      ...(fact.typeParams.length > 0 && {
        typeParams: fact.typeParams.map((item) => this.type(item)),
      }),
      ...(fact.doc && {summary: this.prose(fact.doc)}),
      ...(fact.deprecated && {deprecated: this.prose(fact.deprecated)}),
      ...(fact.kind === 'alias' && {text: this.type(fact.text)}),
      entries: fact.kind === 'object' ? fact.members.map((item) => this.member(item)) : [],
      inherited: fact.kind === 'object' ? fact.inherited : [],
      links: this.links,
    };
  }
}

/** `See [docs](…) for more` as a sentence of its own. */
function sentence(text: string): string {
  const words = /^see\b/i.test(text) ? text : `See ${text}`;
  return /[.!]$/.test(words) ? words : `${words}.`;
}

const withoutSignatureTags = (text: string): string => text.replace(/\n?@\w+[^\n]*/g, '').trim();
