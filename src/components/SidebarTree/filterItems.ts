import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';

export type PlanFilter = 'all' | 'community' | 'pro' | 'premium';

/** What a visitor narrows the tree by. */
export interface TreeFilter {
  readonly text: string;
  readonly plan: PlanFilter;
}

/** The filter that hides nothing. */
export const NO_FILTER: TreeFilter = {text: '', plan: 'all'};

/** Whether the filter hides anything at all. */
export function isFiltering({text, plan}: TreeFilter): boolean {
  return text.trim() !== '' || plan !== 'all';
}

/**
 * Keeps the links whose words (their groups' labels included) hold every word of the text and
 * whose plan is the chosen one, with the groups around them. A page without a plan of its own
 * has its group's.
 */
export function filterItems(
  items: readonly PropSidebarItem[],
  {text, plan}: TreeFilter,
): PropSidebarItem[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);

  function narrow(item: PropSidebarItem, trail: string, groupPlan: unknown): PropSidebarItem[] {
    if (item.type === 'html') {
      return [];
    }
    const ownPlan = item.customProps?.plan ?? groupPlan;
    const names = `${trail} ${item.label.toLowerCase()}`;
    if (item.type === 'category') {
      const kept = item.items.flatMap((child) => narrow(child, names, ownPlan));
      return kept.length > 0 ? [{...item, items: kept}] : [];
    }
    const planFits = plan === 'all' || (ownPlan ?? 'community') === plan;
    return planFits && words.every((word) => names.includes(word)) ? [item] : [];
  }

  return items.flatMap((item) => narrow(item, '', undefined));
}

/** Number of links below the items. */
export function countLinks(items: readonly PropSidebarItem[]): number {
  return items.reduce(
    (sum, item) =>
      sum + (item.type === 'category' ? countLinks(item.items) : item.type === 'link' ? 1 : 0),
    0,
  );
}
