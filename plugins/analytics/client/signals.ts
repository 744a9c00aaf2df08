import {refusesTracking} from '../consent';
import type {PrivacySignals} from '../consent';

/** What the browser says about tracking; `window.doNotTrack` is how older ones say it. */
export function readSignals(): PrivacySignals {
  const {globalPrivacyControl} = navigator as {globalPrivacyControl?: boolean};
  const {doNotTrack} = window as {doNotTrack?: string};
  return {doNotTrack: navigator.doNotTrack ?? doNotTrack, globalPrivacyControl};
}

/** Whether the browser says no on the visitor's behalf. */
export const refuses = () => refusesTracking(readSignals());
