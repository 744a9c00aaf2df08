import type {Redirect} from '../types';

/** The `_redirects` file of CDN hosts: a line each, addresses with and without the slash at their end. */
export function printRedirects(redirects: readonly Redirect[]): string {
  return redirects
    .flatMap(({from, to, temporary}) => {
      const spellings = from.length > 1 && from.endsWith('/') ? [from, from.slice(0, -1)] : [from];
      return spellings.map((path) => `${path} ${to} ${temporary ? 302 : 301}`);
    })
    .join('\n')
    .concat('\n');
}
