import {useEffect, type RefObject} from 'react';
import {heightAdvice} from './heightAdvice';

/** Time, ms, a demo is given to settle before it is measured. */
const SETTLE_TIME = 1500;

/** Windows narrower than this, px, are not measured: the number is written for a wide page. */
const MIN_WIDTH = 997;

/** Height, px, of everything inside an element, whether it overflows or not. */
function innerHeight(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect().height;
}

/** In development, tells the writer in the console when the reserved height of a demo is wrong. */
export function useHeightWarning(
  ref: RefObject<Element | null>,
  ready: boolean,
  name: string,
  reserved: number | undefined,
): void {
  useEffect(() => {
    if (process.env.NODE_ENV === 'production' || !ready || reserved === undefined) {
      return undefined;
    }
    const timer = setTimeout(() => {
      const width = document.documentElement.clientWidth;
      if (ref.current && width >= MIN_WIDTH) {
        const advice = heightAdvice(name, reserved, innerHeight(ref.current), width);
        if (advice) {
          // eslint-disable-next-line no-console -- meant for the writer who watches the console
          console.warn(advice);
        }
      }
    }, SETTLE_TIME);
    return () => clearTimeout(timer);
  }, [ref, ready, name, reserved]);
}
