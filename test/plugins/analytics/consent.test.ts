import {
  consentStatus,
  keepAnswer,
  needsBanner,
  readAnswer,
  refusesTracking,
} from '../../../plugins/analytics/consent';
import type {ConsentMode} from '../../../plugins/analytics/consent';

const closed = {
  getItem: () => {
    throw new DOMException('closed', 'SecurityError');
  },
  setItem: () => {
    throw new DOMException('closed', 'SecurityError');
  },
};

test.each([
  {doNotTrack: '1'},
  {doNotTrack: 'yes'},
  {globalPrivacyControl: true},
  {doNotTrack: '0', globalPrivacyControl: true},
])('%j refuses tracking', (signals) => {
  expect(refusesTracking(signals)).toBe(true);
});

test.each([
  {},
  {doNotTrack: null},
  {doNotTrack: '0'},
  {doNotTrack: 'unspecified'},
  {globalPrivacyControl: false},
])('%j does not refuse tracking', (signals) => {
  expect(refusesTracking(signals)).toBe(false);
});

test.each<[ConsentMode, 'granted' | 'denied' | undefined, string, boolean]>([
  ['off', undefined, 'granted', false],
  ['off', 'denied', 'granted', false],
  ['opt-in', undefined, 'pending', true],
  ['opt-in', 'granted', 'granted', false],
  ['opt-in', 'denied', 'denied', false],
  ['opt-out', undefined, 'granted', true],
  ['opt-out', 'granted', 'granted', false],
  ['opt-out', 'denied', 'denied', false],
])('mode %s with the answer %s is %s, banner: %s', (mode, answer, status, banner) => {
  expect(consentStatus(mode, {}, answer)).toBe(status);
  expect(needsBanner(mode, {}, answer)).toBe(banner);
});

test.each<ConsentMode>(['off', 'opt-in', 'opt-out'])(
  'in mode %s a refusal by the browser stands above the answer, and nobody is asked',
  (mode) => {
    expect(consentStatus(mode, {doNotTrack: '1'}, 'granted')).toBe('denied');
    expect(needsBanner(mode, {globalPrivacyControl: true}, undefined)).toBe(false);
  },
);

test('keeps the answer and reads it again', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  expect(readAnswer(storage)).toBeUndefined();
  keepAnswer(storage, 'denied');
  expect(kept).toEqual(new Map([['x-docs.analytics-consent', 'denied']]));
  expect(readAnswer(storage)).toBe('denied');
});

test('a kept answer of another kind is none', () => {
  expect(readAnswer({getItem: () => 'maybe', setItem: () => undefined})).toBeUndefined();
});

test('a closed storage does no harm', () => {
  expect(readAnswer(closed)).toBeUndefined();
  expect(() => keepAnswer(closed, 'granted')).not.toThrow();
});
