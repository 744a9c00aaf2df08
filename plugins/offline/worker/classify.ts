/** Header of the requests that fill a kept product's cache: they go past the worker. */
export const KEEP_HEADER = 'x-offline-keep';

/** How a request is answered; see the table in the plugin's README. */
export type Kind = 'page' | 'frame' | 'asset' | 'data';

type Asked = Pick<Request, 'method' | 'url' | 'mode' | 'destination' | 'headers' | 'cache'>;

const HASHED = /\/assets\/.+\.[0-9a-f]{8,}\.\w+$|\/pagefind\/.+\.pf_(?:fragment|index|meta)$/;

/** True for a path whose content never changes, because its name holds a hash of it. */
export const isHashed = (pathname: string): boolean => HASHED.test(pathname);

/**
 * Decides how a request is answered.
 * `null` leaves it to the browser: other origins (opaque answers), parts of files, everything but GET, media, and
 * the files this plugin is steered by.
 */
export function classify(request: Asked, origin: string, base: string): Kind | null {
  const url = new URL(request.url);
  const {pathname} = url;
  if (
    request.method !== 'GET' ||
    url.origin !== origin ||
    !pathname.startsWith(base) ||
    request.headers.has('range') ||
    request.headers.has(KEEP_HEADER) ||
    request.cache === 'only-if-cached' ||
    request.destination === 'audio' ||
    request.destination === 'video'
  ) {
    return null;
  }
  const path = pathname.slice(base.length);
  if (path === 'sw.js' || /^offline\/[^/]+\.json$/.test(path)) {
    return null;
  }
  if (request.mode === 'navigate') {
    return request.destination === 'document' || request.destination === '' ? 'page' : 'frame';
  }
  return isHashed(pathname) ? 'asset' : 'data';
}
