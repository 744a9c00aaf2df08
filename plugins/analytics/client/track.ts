import type {EventParams} from '../types';

/** Name of the DOM event on `document` that carries an analytics event. */
export const TRACK_EVENT = 'x:analytics';

/** The payload of a `x:analytics` DOM event. */
export interface TrackDetail {
  name: string;
  params: EventParams;
}

/**
 * Reports that something happened. Nobody listens when the analytics plugin is switched off, so
 * callers need not ask whether it is on.
 */
export function track(name: string, params: EventParams = {}): void {
  document.dispatchEvent(new CustomEvent<TrackDetail>(TRACK_EVENT, {detail: {name, params}}));
}
