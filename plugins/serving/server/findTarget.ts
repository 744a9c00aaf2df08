import path from 'node:path';
import type {Redirect} from '../types';

/** What an address leads to. */
export type Target =
  | {kind: 'file'; name: string}
  | {kind: 'redirect'; to: string; status: 301 | 302}
  | {kind: 'missing'; page: string | null};

/** A decoded path as it stands in an address. */
const encode = (pathname: string) => encodeURI(pathname).replace(/[?#]/g, encodeURIComponent);

/** A redirect's destination for a decoded path, or `null` when it does not match. */
export function applyRedirect({from, to}: Redirect, pathname: string): string | null {
  if (from.endsWith('*')) {
    const start = from.slice(0, -1);
    return pathname.startsWith(start) || `${pathname}/` === start
      ? to.replace(':splat', () => encode(pathname.slice(start.length)))
      : null;
  }
  return pathname === from || `${pathname}/` === from ? to : null;
}

/** Adds the query of the request to a destination that may have a query and a hash of its own. */
export function withQuery(to: string, query: string): string {
  if (query === '') {
    return to;
  }
  const [, before = '', hash = ''] = /^([^#]*)(#.*)?$/.exec(to) ?? [];
  return `${before}${before.includes('?') ? '&' : '?'}${query.slice(1)}${hash}`;
}

/** What is served at a decoded path; `query` is as it was sent, with its `?`. `files` are the names of the output. */
export function findTarget(
  pathname: string,
  query: string,
  site: {baseUrl: string; redirects: readonly Redirect[]; files: ReadonlySet<string>},
): Target {
  const {baseUrl, files} = site;
  if (`${pathname}/` === baseUrl) {
    return {kind: 'redirect', to: withQuery(baseUrl, query), status: 301};
  }
  for (const redirect of site.redirects) {
    const to = applyRedirect(redirect, pathname);
    if (to !== null) {
      return {kind: 'redirect', to: withQuery(to, query), status: redirect.temporary ? 302 : 301};
    }
  }
  const inside = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : null;
  const folder = inside === null || inside === '' || inside.endsWith('/') ? inside : null;
  const own = folder === null ? inside : `${folder}index.html`;
  const isHidden = inside?.split('/').some((part) => part.startsWith('.')) ?? true;
  if (own !== null && !isHidden && files.has(own)) {
    if (path.posix.basename(own) === 'index.html' && folder === null) {
      return {
        kind: 'redirect',
        to: withQuery(encode(pathname.replace(/index\.html$/, '')), query),
        status: 301,
      };
    }
    return {kind: 'file', name: own};
  }
  if (inside !== null && folder === null && files.has(`${inside}/index.html`)) {
    return {kind: 'redirect', to: withQuery(encode(`${pathname}/`), query), status: 301};
  }
  const version = /^[^/]+\//.exec(inside ?? '')?.[0] ?? '';
  const page = [`${version}404.html`, '404.html'].find((name) => files.has(name)) ?? null;
  return {kind: 'missing', page};
}
