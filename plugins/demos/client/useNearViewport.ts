import {useEffect, useRef, useState, type RefObject} from 'react';

/** How far below or above the viewport a demo begins to load. */
export const NEAR_VIEWPORT_MARGIN = '400px';

/**
 * Becomes true, once and for good, when the element is within {@link NEAR_VIEWPORT_MARGIN} of the viewport, or when `now` is true.
 * `onNear` is called at once, while the state waits for the next render.
 * Without IntersectionObserver it is true after mount. Always false on the server.
 */
export function useNearViewport(
  ref: RefObject<Element | null>,
  now: boolean,
  onNear: () => void,
): boolean {
  const [near, setNear] = useState(false);
  const listener = useRef(onNear);
  useEffect(() => {
    listener.current = onNear;
  });
  useEffect(() => {
    const element = ref.current;
    if (near || !element) {
      return undefined;
    }
    if (now || typeof IntersectionObserver === 'undefined') {
      setNear(true);
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) {
          listener.current();
          setNear(true);
        }
      },
      {rootMargin: `${NEAR_VIEWPORT_MARGIN} 0px`},
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, near, now]);
  return near;
}
