import {PAGES} from '../cacheNames';
import {storedAt} from '../worker/entries';

/** A page that was visited and is stored. */
export interface VisitedPage {
  path: string;
  title: string;
}

/** How many pages are listed. */
const LIMIT = 20;

/** The pages stored last, latest first. */
export async function listVisited(caches: CacheStorage = window.caches): Promise<VisitedPage[]> {
  if (!(await caches.has(PAGES))) {
    return [];
  }
  const cache = await caches.open(PAGES);
  const requests = (await cache.keys()).filter(({url}) => !url.endsWith('/offline/'));
  const entries = await Promise.all(
    requests.map(async ({url}) => {
      const entry = await cache.match(url);
      return entry ? [{path: new URL(url).pathname, entry, stored: storedAt(entry)}] : [];
    }),
  );
  const latest = entries.flat().sort((one, other) => other.stored - one.stored);
  return Promise.all(
    latest.slice(0, LIMIT).map(async ({path, entry}) => {
      const html = await entry.text();
      const page = new DOMParser().parseFromString(html, 'text/html');
      return {path, title: page.title.replace(/ \| MUI X.*$/, '') || path};
    }),
  );
}
