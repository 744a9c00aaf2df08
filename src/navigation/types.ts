/** The plan a feature needs beyond the community packages. */
export type Plan = 'pro' | 'premium';

/** A page of the site, or a group of pages, as writers list it. Order is the order shown. */
export interface PageNode {
  /**
   * Path from the site's root without a closing slash: `/x/react-data-grid/sorting`. Unique in the
   * whole tree, groups included (they end in `-group` where a page has the bare path).
   * A full address when `external` is set.
   */
  pathname: string;
  /** Text shown. Default: made from the last part of the path ("row-height" is "Row height"). */
  title?: string;
  /** Makes the node a heading that is always open and leads nowhere; this is its text. */
  subheader?: string;
  /** Pages of the group. A node with children is no page itself. */
  children?: PageNode[];
  /** Plan that the page's feature belongs to. Default: community. */
  plan?: Plan;
  /** The feature came with the current version. */
  newFeature?: boolean;
  /** The feature is announced, not published. */
  planned?: boolean;
  /** The feature may change in a minor version. */
  unstable?: boolean;
  /** The node leads to another site; `pathname` is the full address. */
  external?: boolean;
}
