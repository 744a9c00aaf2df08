import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {Claim} from './findDuplicates';

type Sidebar = LoadedVersion['sidebars'][string];
type Item = Sidebar[number];

/** The parts of a loaded version that its sidebars' paths are told from. */
export type SidebarVersion = Pick<LoadedVersion, 'versionName' | 'sidebars'> & {
  readonly docs: ReadonlyArray<Pick<LoadedVersion['docs'][number], 'id' | 'permalink' | 'title'>>;
};

/**
 * Paths that the resolved sidebars of a version lead to. References (`type: 'ref'`) are left out:
 * they repeat a page on purpose.
 */
export function sidebarClaims({versionName, sidebars, docs}: SidebarVersion): Claim[] {
  const docsById = new Map(docs.map((doc) => [doc.id, doc]));
  const of = versionName === 'current' ? '' : ` of version ${versionName}`;

  function claim(path: string | undefined, at: string, labels: readonly string[]): Claim[] {
    return path === undefined ? [] : [{path, place: `${at}${of} (${labels.join(' › ')})`}];
  }

  function read(item: Item, at: string, above: readonly string[]): Claim[] {
    switch (item.type) {
      case 'doc': {
        const doc = docsById.get(item.id);
        return claim(doc?.permalink, at, [...above, item.label ?? doc?.title ?? item.id]);
      }
      case 'link':
        return claim(item.href, at, [...above, item.label]);
      case 'category': {
        const labels = [...above, item.label];
        const own =
          item.link?.type === 'doc' ? docsById.get(item.link.id)?.permalink : item.link?.permalink;
        return [
          ...claim(own, at, labels),
          ...item.items.flatMap((child, index) => read(child, `${at}.items[${index}]`, labels)),
        ];
      }
      default:
        return [];
    }
  }

  return Object.entries(sidebars).flatMap(([name, items]) =>
    items.flatMap((item, index) => read(item, `sidebars.${name}[${index}]`, [])),
  );
}
