import {isSampled} from './sampling';
import type {EventParams} from './types';

/** Share of sessions that report web-vitals (SPEC section 9). */
export const VITALS_RATIO = 1e-4;

/** Key of the session's draw in sessionStorage: `1` or `0`. */
export const VITALS_KEY = 'x-docs.analytics-vitals';

/**
 * Whether this session reports web-vitals. Drawn once per session and kept in its storage;
 * without a storage, once per page load.
 *
 * @param ratio Share of sessions to keep, 0 to 1.
 */
export function drawSession(
  ratio: number,
  random: () => number,
  storage: Pick<Storage, 'getItem' | 'setItem'>,
): boolean {
  try {
    const kept = storage.getItem(VITALS_KEY);
    if (kept !== null) {
      return kept === '1';
    }
    const drawn = isSampled(ratio, random());
    storage.setItem(VITALS_KEY, drawn ? '1' : '0');
    return drawn;
  } catch {
    return isSampled(ratio, random());
  }
}

/** A metric of the web-vitals package, as far as it is reported. */
export interface Metric {
  id: string;
  name: string;
  value: number;
  delta: number;
}

/** The parameters of a metric's event; `value` is the change, so that a sum over events is right. */
export function metricParams({id, name, value, delta}: Metric): EventParams {
  return {metric_id: id, metric_name: name, metric_value: value, metric_delta: delta, value: delta};
}
