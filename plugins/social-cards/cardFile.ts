/**
 * File of a page's image, below the base: `/x/react-data-grid/sorting/` is
 * `cards/react-data-grid/sorting.png`. The address lasts as long as the page's own.
 *
 * @param pathname path of the page with the base
 * @returns nothing for a file such as `404.html`
 */
export function cardFile(pathname: string, baseUrl: string, folder: string): string | undefined {
  if (/\.html\/?$/.test(pathname)) {
    return undefined;
  }
  const page = pathname.slice(baseUrl.length).replace(/\/+$/, '');
  return `${folder}/${page || 'index'}.png`;
}
