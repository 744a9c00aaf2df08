/**
 * Lets links load their page when somebody is about to follow them, and not as soon as they are in view.
 * A pointer over a link is Docusaurus' own sign of intent; focus by keyboard is added here. Both stay quiet on a
 * slow connection and where the visitor saves data, as `preload` itself looks at that.
 */
export function preloadOnIntent(window: Window & typeof globalThis): void {
  let loader: Window['docusaurus'] | undefined;
  // Docusaurus sets it after client modules have run.
  Object.defineProperty(window, 'docusaurus', {
    configurable: true,
    get: () => loader,
    set: (found: Window['docusaurus']) => {
      loader = {...found, prefetch: () => false};
    },
  });
  window.document.addEventListener('focusin', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
    if (link && link.origin === window.location.origin && link.matches(':focus-visible')) {
      void loader?.preload(link.pathname);
    }
  });
}
