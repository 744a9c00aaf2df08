import {isSampled} from '../analytics/sampling';
import {DISPLAY_DELAY} from './constants';
import type {Clock} from './runAd';

/** What display events are reported with. */
export interface DisplayOptions {
  /** Share of displays to report, 0 to 1. */
  ratio: number;
  random: () => number;
  clock: Clock;
  /** Reports that the ad with this label was on display. */
  report: (label: string) => void;
}

/** Watches which ad is on display. */
export interface Displays {
  /** Names the ad that is on display now; nothing when there is none. */
  show(label: string | undefined): void;
}

/**
 * Reports an ad's display once it has been on the page for 2.5 s (SPEC section 9); an ad that
 * gives way to another before that is not reported. Each ad of a page view is drawn for once.
 */
export function createDisplays({ratio, random, clock, report}: DisplayOptions): Displays {
  const seen = new Set<string>();
  let current: string | undefined;
  let timer: number | undefined;
  return {
    show(label) {
      if (label === current) {
        return;
      }
      current = label;
      if (timer !== undefined) {
        clock.clearTimeout(timer);
        timer = undefined;
      }
      if (label === undefined || seen.has(label)) {
        return;
      }
      timer = clock.setTimeout(() => {
        timer = undefined;
        seen.add(label);
        if (isSampled(ratio, random())) {
          report(label);
        }
      }, DISPLAY_DELAY);
    },
  };
}
