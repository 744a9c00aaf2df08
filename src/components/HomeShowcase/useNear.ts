import {startTransition, useEffect, useRef, useState, type RefObject} from 'react';
import {whenIdle} from '@site/plugins/page-slots/client/whenIdle';

/** True once the element is near the viewport and the page has nothing more urgent to do. */
export function useNear(): [RefObject<HTMLDivElement | null>, boolean] {
  const ref = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    let cancel = () => {};
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) {
          observer.disconnect();
          cancel = whenIdle(() => startTransition(() => setNear(true)));
        }
      },
      {rootMargin: '200px'},
    );
    observer.observe(ref.current!);
    return () => {
      observer.disconnect();
      cancel();
    };
  }, []);
  return [ref, near];
}
