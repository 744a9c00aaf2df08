/** What `whenIdle` needs of a window. */
export interface IdleHost {
  document: Pick<Document, 'readyState'>;
  addEventListener(type: 'load', listener: () => void, options: {once: true}): void;
  removeEventListener(type: 'load', listener: () => void): void;
  requestIdleCallback?: (callback: () => void, options: {timeout: number}) => number;
  cancelIdleCallback?: (handle: number) => void;
  setTimeout(callback: () => void, delay: number): number;
  clearTimeout(handle: number): void;
}

/** The longest wait for a quiet moment, in milliseconds; counted from the `load` event. */
export const IDLE_TIMEOUT = 2000;

/**
 * Calls `task` once the page has loaded and the browser has nothing better to do.
 * Returns a function that cancels the call as long as it has not happened.
 */
export function whenIdle(task: () => void, host: IdleHost = window): () => void {
  let cancel = () => host.removeEventListener('load', wait);
  function wait() {
    if (host.requestIdleCallback && host.cancelIdleCallback) {
      const handle = host.requestIdleCallback(task, {timeout: IDLE_TIMEOUT});
      cancel = () => host.cancelIdleCallback?.(handle);
    } else {
      const handle = host.setTimeout(task, 1);
      cancel = () => host.clearTimeout(handle);
    }
  }
  if (host.document.readyState === 'complete') {
    wait();
  } else {
    host.addEventListener('load', wait, {once: true});
  }
  return () => cancel();
}
