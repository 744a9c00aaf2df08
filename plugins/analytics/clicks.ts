import {isSampled} from './sampling';
import type {EventParams} from './types';

/** An element as far as click tracking is concerned. */
export interface TrackedElement {
  closest(selector: string): {getAttribute(name: string): string | null} | null;
}

/** A click, read from the attributes around its target. */
export interface TrackedClick {
  name: string;
  params: EventParams;
}

/**
 * Reads a click from the nearest element with `data-analytics-category`: the category names the
 * event, `-action` and `-label` go along. `data-analytics-split` is the share of clicks to keep,
 * 0 to 1; every click is kept when it is missing or no number.
 *
 * @param draw A random number in [0, 1).
 */
export function readClick(target: TrackedElement, draw: number): TrackedClick | undefined {
  const element = target.closest('[data-analytics-category]');
  const name = element?.getAttribute('data-analytics-category');
  if (!element || !name) {
    return undefined;
  }
  const split = Number.parseFloat(element.getAttribute('data-analytics-split') ?? '');
  if (!Number.isNaN(split) && !isSampled(split, draw)) {
    return undefined;
  }
  return {
    name,
    params: {
      eventAction: element.getAttribute('data-analytics-action'),
      eventLabel: element.getAttribute('data-analytics-label'),
    },
  };
}
