/**
 * The one address of a page: no query, no hash, a closing slash.
 *
 * @param pathname path with the base
 * @param site `url` is the origin of the site
 * @returns nothing for a file such as `404.html`, which stands for addresses without a page
 */
export function canonicalUrl(pathname: string, site: {url: string}): string | undefined {
  if (/\.html\/?$/.test(pathname)) {
    return undefined;
  }
  return `${site.url}${pathname.replace(/\/*$/, '/')}`;
}
