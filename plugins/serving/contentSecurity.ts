import type {ContentSecurity} from './types';

const FIELDS = ['script', 'image', 'connect', 'frame', 'style', 'form'] as const;

/** All sources of several features, each once, sorted so that a policy does not depend on the plugins' order. */
export function mergeContentSecurity(parts: readonly ContentSecurity[]): ContentSecurity {
  return Object.fromEntries(
    FIELDS.map((field) => [field, [...new Set(parts.flatMap((part) => part[field] ?? []))].sort()]),
  );
}

/**
 * Directives of a page. Scripts are the site's own files and the inline scripts whose hashes are
 * given. Inline styles are allowed: Emotion writes style elements while components mount, and style
 * attributes are how components place what they measure; neither can run code.
 */
export function pageDirectives(
  needs: ContentSecurity,
  hashes: readonly string[],
): Record<string, readonly string[]> {
  const self = "'self'";
  return {
    'default-src': [self],
    'script-src': [self, ...(needs.script ?? []), ...hashes],
    'style-src': [self, "'unsafe-inline'", ...(needs.style ?? [])],
    'img-src': [self, 'data:', ...(needs.image ?? [])],
    'font-src': [self],
    'connect-src': [self, ...(needs.connect ?? [])],
    'frame-src': [self, ...(needs.frame ?? [])],
    'worker-src': [self],
    'manifest-src': [self],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': [self, ...(needs.form ?? [])],
    'frame-ancestors': [self],
  };
}

/** A policy as the text of its header. */
export function printPolicy(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** Origin of an absolute address as a source; nothing for an address of the site itself. */
export function originOf(address: string | undefined): string[] {
  return address && /^https?:/.test(address) ? [new URL(address).origin] : [];
}
