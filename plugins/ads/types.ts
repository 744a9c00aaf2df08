/** An in-house ad, as a maintainer writes it in the options (SPEC section 3). */
export interface HouseAd {
  /** Short name in kebab case, unique in the list; it becomes part of the event label. */
  name: string;
  /** Where it leads: an `http(s)` address, or a path of this host that starts with `/`. */
  link: string;
  /** Image of 130 × 100: an `http(s)` address, or a path of this host that starts with `/`. */
  img: string;
  /** One or two sentences of plain text; markup in it is shown, not interpreted. */
  description: string;
  /** Event label; `in-house-<name>` by default. */
  label?: string;
  /** Who stands behind the ad; the title of the site by default. */
  poweredby?: string;
}

/** What the block shows, wherever it came from: text that is shown as text and checked addresses. */
export interface ShownAd {
  link: string;
  img?: string;
  /** Shown in bold before the description. */
  company?: string;
  description: string;
  poweredby?: string;
  label: string;
  /** Addresses of tracking pixels to request while the ad is on display. */
  pixels: string[];
}

/** What the browser knows of the options. */
export interface AdConfig {
  scriptUrl?: string;
  feedUrl?: string;
  placement: string;
  displayRatio: number;
  supportRatio: number;
  clickSplit?: number;
  inHouse: HouseAd[];
  bots: string;
  poweredby: string;
}
