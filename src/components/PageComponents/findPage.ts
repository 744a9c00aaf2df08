import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';

/** Address of a component's page of the API, `…/api/<product>/<slug>`, among the items of the navigation. */
export function findPage(items: readonly PropSidebarItem[], slug: string): string | undefined {
  for (const item of items) {
    const [name, , folder] =
      item.type === 'link' ? item.href.replace(/\/$/, '').split('/').reverse() : [];
    if (item.type === 'link' && name === slug && folder === 'api') {
      return item.href;
    }
    const inside = item.type === 'category' ? findPage(item.items, slug) : undefined;
    if (inside) {
      return inside;
    }
  }
  return undefined;
}
