import type {ComponentFact, Plan} from '../types';

/** Plan that a name of a component needs; `community` where every plan has it. */
export type PlanOfName = (kind: 'props' | 'slots', name: string) => Plan;

/** The same component in the plans below: `DataGridPremium` has `DataGrid` and `DataGridPro`. */
function lowerTiers(fact: ComponentFact, all: readonly ComponentFact[]): ComponentFact[] {
  const [, base, tier] = /^(\w+?)(Pro|Premium)$/.exec(fact.name) ?? [];
  if (!base) return [];
  const names = tier === 'Premium' ? [base, `${base}Pro`] : [base];
  return names.flatMap(
    (name) => all.find((item) => item.product === fact.product && item.name === name) ?? [],
  );
}

/**
 * Plans of the names of a component that comes in several: the first in which a name appears. Undefined for a
 * component of one plan, whose names all need that plan: a mark on each would say nothing.
 */
export function planOfNames(
  fact: ComponentFact,
  all: readonly ComponentFact[],
): PlanOfName | undefined {
  const tiers = lowerTiers(fact, all);
  if (tiers.length === 0) return undefined;
  const names = tiers.map((tier) => ({
    plan: tier.plan,
    props: new Set([...tier.props, ...tier.alsoAccepts].map((item) => item.name)),
    slots: new Set(tier.slots.map((item) => item.name)),
  }));
  return (kind, name) => names.find((tier) => tier[kind].has(name))?.plan ?? fact.plan;
}
