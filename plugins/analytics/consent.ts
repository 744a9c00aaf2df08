/** How the site asks: not at all, before anything is sent, or with a way out. */
export type ConsentMode = 'off' | 'opt-in' | 'opt-out';

/** Whether events may be sent; `pending` waits for the visitor's answer. */
export type ConsentStatus = 'granted' | 'denied' | 'pending';

/** The parts of a browser in which visitors say that they do not want to be tracked. */
export interface PrivacySignals {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}

/** Where the visitor's answer is kept. */
export type AnswerStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Key of the visitor's answer in localStorage: `granted` or `denied`. */
export const CONSENT_KEY = 'x-docs.analytics-consent';

/** Whether the browser says no on the visitor's behalf: Do Not Track or Global Privacy Control. */
export function refusesTracking({doNotTrack, globalPrivacyControl}: PrivacySignals): boolean {
  return doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true;
}

/** The visitor's kept answer; nothing when there is none or the storage is closed. */
export function readAnswer(storage: AnswerStorage): 'granted' | 'denied' | undefined {
  try {
    const answer = storage.getItem(CONSENT_KEY);
    return answer === 'granted' || answer === 'denied' ? answer : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the visitor's answer; without a storage it holds for this page load only. */
export function keepAnswer(storage: AnswerStorage, answer: 'granted' | 'denied'): void {
  try {
    storage.setItem(CONSENT_KEY, answer);
  } catch {
    // A visitor who closed the storage is asked again next time.
  }
}

/**
 * Whether events may be sent. A refusal by the browser stands above everything, then the
 * visitor's own answer, then the site's mode.
 */
export function consentStatus(
  mode: ConsentMode,
  signals: PrivacySignals,
  answer: 'granted' | 'denied' | undefined,
): ConsentStatus {
  if (refusesTracking(signals)) {
    return 'denied';
  }
  if (mode === 'off') {
    return 'granted';
  }
  return answer ?? (mode === 'opt-in' ? 'pending' : 'granted');
}

/** Whether the banner is to be shown without being asked for. */
export function needsBanner(
  mode: ConsentMode,
  signals: PrivacySignals,
  answer: 'granted' | 'denied' | undefined,
): boolean {
  return mode !== 'off' && !refusesTracking(signals) && answer === undefined;
}
