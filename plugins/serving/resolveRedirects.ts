import {applyRedirect} from './server/findTarget';
import type {Redirect} from './types';

/** What the redirects are checked against. */
export interface Places {
  baseUrl: string;
  /** Pages of this build, as paths from the root of the host with a slash at their end. */
  pages: ReadonlySet<string>;
  /** Pages that the navigation names, written or not. */
  planned: ReadonlySet<string>;
  /** Whether a file of the output is at this path. */
  hasFile: (path: string) => boolean;
  /** Whether another version's build has this path; that one is checked once all are there. */
  isElsewhere: (path: string) => boolean;
}

/** Result of {@link resolveRedirects}. */
export interface Resolved {
  redirects: Redirect[];
  /** Redirects to pages that are not written yet; they lead to the nearest page above for the time being. */
  waiting: Redirect[];
  /** What has to be corrected, a line each. */
  faults: string[];
}

/** A path or pattern of the data file: ends in `/`, in `/*` or in the name of a file. */
const FORM = /^\/([^*?#]*\/)?(\*|[^/*?#]+\.[a-z]+)?$/;

/** The nearest page above a path; the base itself is always one. */
function nearestPage(path: string, {baseUrl, pages}: Places): string {
  let above = path;
  while (above !== baseUrl && above.startsWith(baseUrl)) {
    above = above.replace(/[^/]*\/$/, '');
    if (pages.has(above)) {
      return above;
    }
  }
  return baseUrl;
}

/** Path of a destination; what `:splat` stands for is one part that no page is called. */
const pathOf = (to: string) => to.replace(/[?#].*/, '').replace(':splat', ':any/');

/** The redirects that a reader is led on by from a destination, up to one that was there before. */
function follow(first: Redirect, all: readonly Redirect[]): {hops: Redirect[]; loops: boolean} {
  const hops: Redirect[] = [];
  for (let to = first.to; to.startsWith('/');) {
    const path = pathOf(to);
    const next = all.find((one) => applyRedirect(one, path) !== null);
    if (!next) {
      break;
    }
    if (next === first || hops.includes(next)) {
      return {hops, loops: true};
    }
    hops.push(next);
    to = applyRedirect(next, path) ?? '';
  }
  return {hops, loops: false};
}

function chainFault(redirect: Redirect, all: readonly Redirect[]): string | null {
  const {hops, loops} = follow(redirect, all);
  const {to} = redirect;
  if (loops) {
    return hops.length === 0 ? 'leads to itself' : `leads to ${to}, which leads back`;
  }
  // What a pattern stands for may be an old address of its own.
  return hops.length === 0 || to.includes(':splat')
    ? null
    : `leads to ${to}, which leads on; write to: '${hops.at(-1)!.to}'`;
}

function faultOf(redirect: Redirect, all: readonly Redirect[], places: Places): string | null {
  const {from, to} = redirect;
  if (!FORM.test(from)) {
    return 'must be a path that ends in /, /* or the name of a file';
  }
  if (all.filter((other) => other.from === from).length > 1) {
    return 'is listed twice; leave one';
  }
  const earlier = all
    .slice(0, all.indexOf(redirect))
    .find((other) => other.from.endsWith('*') && applyRedirect(other, from) !== null);
  if (earlier) {
    return `is never reached, because ${earlier.from} stands before it; put it first`;
  }
  const taken = [...places.pages].filter((page) => applyRedirect(redirect, page) !== null);
  if (taken.length > 0) {
    return from.endsWith('*')
      ? `takes ${taken.length} pages with it, such as ${taken[0]}`
      : 'is a page; remove the redirect or the page';
  }
  if (places.hasFile(from)) {
    return 'is a file of the site; remove the redirect or the file';
  }
  const path = pathOf(to);
  return (
    chainFault(redirect, all) ??
    (!to.startsWith('/') ||
    to.includes(':splat') ||
    places.pages.has(path) ||
    places.planned.has(path) ||
    places.hasFile(path) ||
    places.isElsewhere(path)
      ? null
      : `leads to ${to}, which is neither a page nor planned in the navigation`)
  );
}

/**
 * Checks every redirect and gives those that can be served now. A target that the navigation plans but
 * nobody has written yet is replaced by the nearest page above it, for the time being.
 */
export function resolveRedirects(all: readonly Redirect[], places: Places): Resolved {
  const faults = all.flatMap((redirect) => {
    const fault = faultOf(redirect, all, places);
    return fault ? [`${redirect.from} ${fault}`] : [];
  });
  const waiting = all.filter(({to}) => {
    const path = pathOf(to);
    return !to.includes(':splat') && places.planned.has(path) && !places.pages.has(path);
  });
  const redirects = all.map((redirect) =>
    waiting.includes(redirect)
      ? {...redirect, to: nearestPage(pathOf(redirect.to), places), temporary: true}
      : redirect,
  );
  return {redirects, waiting, faults: [...new Set(faults)].sort()};
}
