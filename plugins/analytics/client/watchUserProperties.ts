import {parseUserLanguage} from '@site/src/i18n/languages';
import type {UserProperties} from '../types';
import {changedProperties, readUserProperties, WATCHED_ATTRIBUTES} from '../userProperties';

const DARK = '(prefers-color-scheme: dark)';

/**
 * Hands the user properties to `report`: all of them at once, then those that change.
 * Returns a function that ends it.
 */
export function watchUserProperties(report: (properties: UserProperties) => void): () => void {
  const root = document.documentElement;
  const dark = window.matchMedia(DARK);
  // The language is chosen by the address the visit began with, which may no longer be the current one.
  const [began] = performance.getEntriesByType('navigation');
  const language = parseUserLanguage(new URL(began?.name ?? window.location.href).search);
  let resolution: MediaQueryList | undefined;
  let sent: UserProperties = {};

  function update() {
    const now = readUserProperties({
      attribute: (name) => root.getAttribute(name),
      devicePixelRatio: window.devicePixelRatio,
      language,
      prefersDark: dark.matches,
    });
    const changed = changedProperties(sent, now);
    sent = now;
    if (changed) {
      report(changed);
    }
  }

  // A query on the resolution only tells that it is left: ask for the new one each time.
  function watchResolution() {
    resolution?.removeEventListener('change', watchResolution);
    resolution = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    resolution.addEventListener('change', watchResolution);
    update();
  }

  const observer = new MutationObserver(update);
  observer.observe(root, {attributeFilter: WATCHED_ATTRIBUTES});
  dark.addEventListener('change', update);
  watchResolution();
  return () => {
    observer.disconnect();
    dark.removeEventListener('change', update);
    resolution?.removeEventListener('change', watchResolution);
  };
}
