import type {PageData, SectionData} from '../model';

const SEGMENT: Record<SectionData['kind'], string> = {
  prop: 'prop',
  slot: 'slot',
  class: 'classes',
  method: 'method',
  property: 'prop',
  event: 'event',
  param: 'param',
};

/** What anchors of a page begin with; pages of many exports use the bare names of these. */
const prefixOf = (page: Pick<PageData, 'kind' | 'slug'>): string =>
  page.kind === 'component' || page.kind === 'interface' || page.kind === 'methods'
    ? `${page.slug}-`
    : '';

/**
 * The permanent address of a row within its page: `data-grid-prop-rows`. Members of interfaces and of method
 * groups share the segment `prop`, so that a property that becomes a method keeps its address.
 */
export function anchorOf(
  page: Pick<PageData, 'kind' | 'slug'>,
  kind: SectionData['kind'],
  name: string,
): string {
  const prefix = prefixOf(page);
  if (!prefix) return name;
  const shared = page.kind !== 'component' && (kind === 'method' || kind === 'property');
  return `${prefix}${shared ? 'prop' : SEGMENT[kind]}-${name}`;
}
