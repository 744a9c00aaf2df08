import fs from 'node:fs';
import path from 'node:path';

/**
 * The site's mark as an address that needs no request: a browser asks for the icon before it draws the page, and two
 * round trips of a new connection would stand beside those of the style sheet.
 *
 * @param siteDir root of the repository
 * @returns a `data:` address of `static/img/favicon.svg`
 */
export function inlineFavicon(siteDir: string): string {
  const svg = fs.readFileSync(path.join(siteDir, 'static/img/favicon.svg'), 'utf8').trim();
  const escaped = svg.replaceAll('"', "'").replace(/[%#<>]/g, (mark) => encodeURIComponent(mark));
  return `data:image/svg+xml,${escaped}`;
}
