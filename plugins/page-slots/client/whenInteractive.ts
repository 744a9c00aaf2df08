import {whenIdle} from './whenIdle';

/**
 * Calls `task` once the page answers to the visitor, has loaded and the browser has nothing better to do.
 * Effects run a moment before: the attribute that says so comes with the frame after them.
 * Returns a function that cancels the call as long as it has not happened.
 */
export function whenInteractive(
  task: () => void,
  root: HTMLElement = document.documentElement,
): () => void {
  const isInteractive = () => root.dataset.hasHydrated === 'true';
  if (isInteractive()) {
    return whenIdle(task);
  }
  const observer = new MutationObserver(() => {
    if (isInteractive()) {
      observer.disconnect();
      cancel = whenIdle(task);
    }
  });
  let cancel = () => observer.disconnect();
  observer.observe(root, {attributeFilter: ['data-has-hydrated']});
  return () => cancel();
}
