/** What is known of the site that links are written in. */
export interface LinkSite {
  /** Host with protocol: `https://mui.com`. */
  url: string;
  /** Path of the site's start, with slashes at both ends. */
  baseUrl: string;
  /** Address of the twin of a page by its path with the base, absent where there is none. */
  twinOf: (permalink: string) => string | undefined;
  /** Path with the base of a page by its file, absent where there is none. */
  permalinkOf: (file: string) => string | undefined;
}

/** Path with the base and a slash at its end, as pages have it. */
const asPermalink = (path: string) => (/\.\w+$/.test(path) ? path : path.replace(/\/*$/, '/'));

/**
 * Makes the address of a link complete. A page of the site is linked by its twin, so that a reader of
 * Markdown goes on reading Markdown; everything else is linked where it is.
 *
 * @param written as in the page: `/react-charts/bars/#stack`, `../bars/bars.mdx`, `#here`, `https://…`
 * @param permalink path of the page it is written in, with the base
 * @param file absolute path of that page's source
 */
export function resolveLink(
  written: string,
  {permalink, file}: {permalink: string; file: string},
  {url, baseUrl, twinOf, permalinkOf}: LinkSite,
): string {
  // `pathname://` keeps the framework from adding the base: it leads out of this version, or to a file.
  const isWhole = written.startsWith('pathname://');
  const plain = isWhole ? written.slice('pathname://'.length) : written;
  if (/^[a-z][a-z\d+.-]*:/i.test(plain) || plain.startsWith('//')) {
    return plain;
  }
  const [, target = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(plain) ?? [];
  const path = (() => {
    if (target === '') {
      return permalink;
    }
    if (/\.mdx?$/.test(target)) {
      const source = new URL(target, `file://${file}`).pathname;
      return permalinkOf(decodeURIComponent(source)) ?? new URL(target, url + permalink).pathname;
    }
    if (target.startsWith('/')) {
      // Writers leave the base out, as the link component does.
      return isWhole || target.startsWith(baseUrl) ? target : baseUrl + target.slice(1);
    }
    return new URL(target, url + permalink).pathname;
  })();
  return url + (twinOf(asPermalink(path)) ?? path) + rest;
}
