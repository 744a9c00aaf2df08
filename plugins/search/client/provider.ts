import type {IndexedPage} from '../types';

/** A piece of text; `marked` where it matches the query. */
export interface TextPart {
  text: string;
  marked?: true;
}

/** A part of a page that matches. */
export interface Section {
  /** Heading; empty for the beginning of the page. */
  title: string;
  /** Path with the base, and the heading's id behind `#`. */
  path: string;
  excerpt: TextPart[];
}

/** What a provider is asked. */
export interface ProviderQuery {
  /** The words of the visitor as typed. */
  text: string;
  /** Words that count: for each the word itself, then what else it may stand for. */
  words: string[][];
  pages: readonly IndexedPage[];
  /** Base of the site, with slashes at both ends. */
  baseUrl: string;
  signal: AbortSignal;
}

/** A page that a provider found. */
export interface ProviderHit {
  /** Path below the base, with a slash at its end. */
  path: string;
  /** Above 0, at most 1. */
  score: number;
  /** Matching parts, the best first; fetched when a visitor looks at the page. */
  sections: () => Promise<Section[]>;
}

/** Answers full-text queries. Ranking by title, product and symbols is done by its caller. */
export interface SearchProvider {
  /** Fetches what every query needs, while the first one is still typed. Failures are told by `search`. */
  prepare?(baseUrl: string): void;
  /** Pages that match, in any order. @throws where the provider cannot be reached or refuses. */
  search(query: ProviderQuery): Promise<ProviderHit[]>;
}
