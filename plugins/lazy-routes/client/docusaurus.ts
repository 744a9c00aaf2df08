/**
 * Stands in for @docusaurus/core 3.10.2 lib/client/docusaurus.js, which finds the files of a page by the
 * chunk names of all pages. Those are not here: a page is loaded by the same way as for a visit.
 */
import preloadPage from './preload';

const loaded = new Set<string>();

interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

function isSlow(): boolean {
  const {connection} = navigator as Navigator & {connection?: Connection};
  return Boolean(connection?.saveData) || Boolean(connection?.effectiveType?.includes('2g'));
}

/** Loads a page ahead, once, unless the connection is slow or the visitor saves data. */
function preload(path: string): false | Promise<void> {
  if (isSlow() || loaded.has(path)) {
    return false;
  }
  loaded.add(path);
  return preloadPage(path).catch(() => {
    loaded.delete(path);
  });
}

export default Object.freeze({preload, prefetch: preload});
