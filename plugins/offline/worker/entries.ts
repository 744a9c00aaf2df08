import type {Env} from './types';

/** When an entry was stored, milliseconds since 1970. */
export const STORED_HEADER = 'x-offline-stored';

/** Build of the worker that stored an entry. */
const BUILD_HEADER = 'x-offline-build';

/** Attribute of `<html>` of a page that comes from a cache: when it was stored, milliseconds since 1970. */
export const SAVED_ATTRIBUTE = 'data-saved';

/** What an entry is stored under: query and hash change nothing on a static site. */
export function keyOf(url: string): string {
  const {origin, pathname} = new URL(url);
  return origin + pathname;
}

/** When an entry was stored; 0 when it does not say. */
export const storedAt = (entry: Response): number => Number(entry.headers.get(STORED_HEADER)) || 0;

/** Build of the worker that stored an entry. */
export const buildOf = (entry: Response): string => entry.headers.get(BUILD_HEADER) ?? '';

/** A response with that body, and none of the headers that describe how it came over the network. */
export function withBody(response: Response, body: BodyInit): Response {
  const headers = new Headers(response.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  return new Response(body, {status: 200, headers});
}

/** An entry to store, with time and build. */
export function stamp({config, platform}: Env, response: Response, body: BodyInit): Response {
  const entry = withBody(response, body);
  entry.headers.set(STORED_HEADER, String(platform.now()));
  entry.headers.set(BUILD_HEADER, config.build);
  return entry;
}

const typeOf = (response: Response) => response.headers.get('content-type') ?? '';

/** True for a whole answer of this origin. */
function isWhole(response: Response): boolean {
  return (
    response.status === 200 &&
    (response.type === 'basic' || response.type === 'default') &&
    !response.redirected &&
    !/no-store/.test(response.headers.get('cache-control') ?? '')
  );
}

/** True for an answer that may be stored as a page. */
export const isPage = (response: Response): boolean =>
  isWhole(response) && typeOf(response).startsWith('text/html');

/** True for HTML that has not broken off on its way. */
export const isEnded = (html: string): boolean => /<\/(?:html|body)>\s*$/i.test(html);

/** True for an answer that may be stored for this path; an error page sent in place of a script may not. */
export function isFile(response: Response, pathname: string): boolean {
  return (
    isWhole(response) && (/\.html$|\/$/.test(pathname) || !typeOf(response).startsWith('text/html'))
  );
}

/** A stored page, marked as such for the script that tells the visitor. */
export async function asSaved(entry: Response): Promise<Response> {
  const html = await entry.text();
  const mark = `<html ${SAVED_ATTRIBUTE}="${storedAt(entry)}"`;
  return withBody(
    entry,
    html.replace(/<html(?=[\s>])/i, () => mark),
  );
}
