/**
 * Address of a page's Markdown twin: `/x/a/b/` has `/x/a/b.md`, the start of the site has `/x/index.md`.
 *
 * @param permalink path or address of the page, hash and query included or not
 * @param baseUrl path of the site's start, with slashes at both ends
 * @param language `js` gives the twin whose demos are in JavaScript: `/x/a/b.js.md`
 */
export function twinAddress(
  permalink: string,
  baseUrl: string,
  language: 'ts' | 'js' = 'ts',
): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(permalink) ?? [];
  const bare = path.replace(/\/index\.html$|\/+$/, '');
  const start = `${bare}/`.endsWith(baseUrl) ? `${bare}/index` : bare;
  return `${start}${language === 'js' ? '.js' : ''}.md${rest}`;
}
