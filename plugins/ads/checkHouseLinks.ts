import type {HouseAd} from './types';

/** What in-house links are checked against. */
export interface KnownRoutes {
  baseUrl: string;
  /** Every route of the built site, `baseUrl` included. */
  routes: readonly string[];
}

/**
 * Lists the in-house ads that lead to a page of this site that does not exist, one sorted line each.
 * Addresses of other hosts, and paths outside `baseUrl`, cannot be known here and pass.
 */
export function checkHouseLinks(ads: readonly HouseAd[], {baseUrl, routes}: KnownRoutes): string[] {
  const known = new Set(routes.map((route) => route.replace(/\/$/, '')));
  return ads
    .filter(({link}) => link.startsWith(baseUrl))
    .filter(({link}) => !known.has(link.replace(/[?#].*$/, '').replace(/\/$/, '')))
    .map(({name, link}) => `  ${name}: found ${link}, which is no page of this site`)
    .sort();
}
