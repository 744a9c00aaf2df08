import {useSyncExternalStore} from 'react';

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, {attributeFilter: ['data-theme']});
  return () => observer.disconnect();
}

const read = () =>
  document.documentElement.getAttribute('data-theme') === 'dark' ? 'dark' : 'light';

/** Color scheme in effect, from `<html data-theme>`: right at once, and without the site's providers. */
export function useRootScheme(): 'light' | 'dark' {
  return useSyncExternalStore(subscribe, read, () => 'light');
}
