import type {PropSidebarItem, PropSidebarItemCategory} from '@docusaurus/plugin-content-docs';

/** Address of a group in the tree: its navigation path, or its label where it has none. */
export function groupKey(group: PropSidebarItemCategory): string {
  return String(group.customProps?.pathname ?? group.label);
}

/** Whether two site paths name the same page, with or without the closing slash. */
export function samePath(a: string, b: string): boolean {
  return a.replace(/\/$/, '') === b.replace(/\/$/, '');
}

/** Keys of the groups around the page at `path`, outermost first; empty when it is not in the tree. */
export function groupsAround(items: readonly PropSidebarItem[], path: string): string[] {
  for (const item of items) {
    if (item.type === 'link' && samePath(item.href, path)) {
      return [];
    }
    if (item.type === 'category' && holdsPage(item, path)) {
      return [groupKey(item), ...groupsAround(item.items, path)];
    }
  }
  return [];
}

/** Whether the page at `path` is somewhere below the group. */
export function holdsPage(group: PropSidebarItemCategory, path: string): boolean {
  return group.items.some((item) =>
    item.type === 'category'
      ? holdsPage(item, path)
      : item.type === 'link' && samePath(item.href, path),
  );
}

/** Address of the first page below a group: where its head leads without JavaScript. */
export function firstPage(group: PropSidebarItemCategory): string | undefined {
  for (const item of group.items) {
    const href =
      item.type === 'category' ? firstPage(item) : item.type === 'link' ? item.href : undefined;
    if (href) {
      return href;
    }
  }
  return undefined;
}
