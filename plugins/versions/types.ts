/** Pages of one version in the built site. */
export interface VersionPages {
  /** Name in paths and folders: `v7`. */
  readonly name: string;
  /** Text shown: `v8.0.0-beta.0`, `v7`. */
  readonly label: string;
  /** Where its pages lie: `/x/`, `/x/v7/`. */
  readonly base: string;
  /** Paths below the base, sorted, with a slash at both ends: `/react-data-grid/sorting/`. */
  readonly pages: readonly string[];
}

/** Every page of every version, newest version first: the content of `versions.json`. */
export interface PageMap {
  readonly versions: readonly VersionPages[];
}

/** Why a version switch leads where it leads. */
export type MatchKind = 'same' | 'ancestor' | 'start';

/** The page of another version that stands for a page. */
export interface PageMatch {
  /** Path below the version's base. */
  readonly page: string;
  readonly kind: MatchKind;
}
