/** Whether a click is meant for the page, not for the browser: no new tab, no download, no other button. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Address of a link within the site, for the router; undefined for any other link. */
export function internalPath(
  link: Pick<HTMLAnchorElement, 'origin' | 'target' | 'pathname' | 'search' | 'hash'>,
  origin: string,
  base: string,
): string | undefined {
  if (link.origin !== origin || link.target || !link.pathname.startsWith(base)) return undefined;
  return link.pathname + link.search + link.hash;
}

/** The id that an address names, or an empty text; a broken escape is taken as it stands. */
export function idOfHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
