import type {Plugin} from '@docusaurus/types';

/** Sources that a feature needs beyond the site's own, by directive of the Content-Security-Policy. */
export interface ContentSecurity {
  /** Hosts of scripts, or keywords such as `'wasm-unsafe-eval'` in their quotes. */
  script?: readonly string[];
  /** Hosts of images; `data:` is always allowed. */
  image?: readonly string[];
  /** Hosts that scripts may ask, by any means. */
  connect?: readonly string[];
  /** Hosts of frames. */
  frame?: readonly string[];
  /** Hosts of styles. */
  style?: readonly string[];
  /** Hosts that forms may be sent to. */
  form?: readonly string[];
}

/** A page with a policy of its own, which replaces the site's. */
export interface OwnPolicy {
  /** Path below the base with a slash at its end, such as `demo-frame/`. */
  path: string;
  /** The whole policy, a directive each. */
  directives: Readonly<Record<string, readonly string[]>>;
}

/** What a plugin asks of the server. */
export interface ServingNeeds {
  contentSecurity?: ContentSecurity;
  /** Files that never change under their name: paths below the base that end in `*`. */
  immutable?: readonly string[];
  ownPolicies?: readonly OwnPolicy[];
}

/** A plugin that tells what it needs: the serving plugin reads `serving` of every plugin after the build. */
export type WithServing = Plugin & {serving?: ServingNeeds};

/** An address that moved, as the data file has it. */
export interface Redirect {
  /** Path from the root of the host, with a slash at its end; `/*` at the end takes all below it. */
  from: string;
  /** Path from the root of the host or an absolute address; `:splat` is what the `*` stood for. */
  to: string;
  /** Why, and since when, for whoever wants to remove it. */
  reason: string;
  /** Sent with 302 in place of 301. Default false. */
  temporary?: boolean;
}

/** What is known of one built site: the file `serving.json` in its folder. */
export interface SiteRecord {
  /** Base of the site's addresses, with slashes around it. */
  baseUrl: string;
  contentSecurity: ContentSecurity;
  immutable: readonly string[];
  ownPolicies: readonly OwnPolicy[];
  redirects: readonly Redirect[];
  /** Its pages, as paths from the root of the host. */
  paths: readonly string[];
}

/** Headers of all paths below `path`; a later rule goes over an earlier one. */
export interface HeaderRule {
  /** Path from the root of the host; one that ends in `*` stands for all that begin with it. */
  path: string;
  headers: Readonly<Record<string, string>>;
}
