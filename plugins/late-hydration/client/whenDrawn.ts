/**
 * Calls back when the page has loaded and its first view is on the screen. The browser's own report of that view
 * comes later than any frame that a script could count, so what is asked for then cannot delay the view.
 * A page that has nothing to show before its scripts is never reported: a second after the load event is enough.
 *
 * Inline scripts get this function's source text, so it refers to nothing outside itself.
 */
export function whenDrawn(window: Window & typeof globalThis, run: () => void): void {
  const {document} = window;
  const onLoad = (): void => {
    const Observer = window.PerformanceObserver;
    // A tab in the background draws nothing until it is looked at.
    if (document.hidden || !Observer?.supportedEntryTypes?.includes('paint')) {
      window.setTimeout(run);
      return;
    }
    const observer = new Observer(() => {
      window.clearTimeout(timer);
      observer.disconnect();
      run();
    });
    const timer = window.setTimeout(() => {
      observer.disconnect();
      run();
    }, 1000);
    observer.observe({type: 'paint', buffered: true});
  };
  if (document.readyState === 'complete') onLoad();
  else window.addEventListener('load', onLoad);
}
