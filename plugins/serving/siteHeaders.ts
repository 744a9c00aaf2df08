import {pageDirectives, printPolicy} from './contentSecurity';
import type {HeaderRule, SiteRecord} from './types';

/** How long what may be kept: names with a hash for good, pictures a day, pages until they are asked for again. */
export const CACHE = {
  /** Files with a hash of their content in their name. */
  immutable: 'public, max-age=31536000, immutable',
  /** Fonts and pictures: changed rarely, and an old one does no harm. */
  picture: 'public, max-age=86400, stale-while-revalidate=604800',
  /** Style sheets that are linked by a fixed name. */
  style: 'public, max-age=600, stale-while-revalidate=86400',
  /** Everything else. A browser asks every time; a CDN asks once a minute for each page. */
  page: 'public, max-age=0, s-maxage=60, must-revalidate',
} as const;

/** Headers of every response besides cache and policy. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'SAMEORIGIN',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
};

/** The rule of the whole host, redirects and refusals included; it goes before those of the sites. */
export const EVERYWHERE: HeaderRule = {path: '/*', headers: SECURITY_HEADERS};

/** Policy of files that run nothing by themselves. */
export const FILE_POLICY = "default-src 'none'";

/** Folders whose files the sandboxed frame of edited code asks for without an origin of its own. */
const OPEN_FOLDERS = ['assets/*', 'fonts/*', 'styles/*'];

/**
 * Headers of one built site, the general rule first. `hashes` are those of its inline scripts.
 * The rules are the only source for the server, `_headers` and nginx.
 */
export function siteHeaders(site: SiteRecord, hashes: readonly string[]): HeaderRule[] {
  const at = (path: string) => `${site.baseUrl}${path}`;
  const cache = (paths: readonly string[], value: string): HeaderRule[] =>
    paths.map((path) => ({path: at(path), headers: {'Cache-Control': value}}));
  return [
    {
      path: at('*'),
      headers: {
        'Content-Security-Policy': printPolicy(pageDirectives(site.contentSecurity, hashes)),
        'Cache-Control': CACHE.page,
      },
    },
    ...cache(['fonts/*', 'img/*'], CACHE.picture),
    ...cache(['styles/*'], CACHE.style),
    ...cache(['assets/*', ...site.immutable], CACHE.immutable),
    ...OPEN_FOLDERS.map((path) => ({
      path: at(path),
      headers: {'Access-Control-Allow-Origin': '*'},
    })),
    // What a page loads has no use for its policy, a kilobyte in the headers of every file of a first visit.
    ...['assets/*', 'fonts/*'].map((path) => ({
      path: at(path),
      headers: {'Content-Security-Policy': FILE_POLICY},
    })),
    ...site.ownPolicies.map(({path, directives}) => ({
      path: at(`${path}*`),
      headers: {'Content-Security-Policy': printPolicy(directives)},
    })),
  ];
}

/** Headers of one path: those of all rules that match, the last one winning. */
export function headersFor(rules: readonly HeaderRule[], pathname: string): Record<string, string> {
  return Object.assign(
    {},
    ...rules
      .filter(({path}) =>
        path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path,
      )
      .map(({headers}) => headers),
  ) as Record<string, string>;
}
