/** @jest-environment jsdom */
import config from '@generated/x-docs-analytics/default/config.json';
import loaders from '@generated/x-docs-analytics/default/transports.js';
import {answer, isAsking} from '../../../plugins/analytics/client/asking';
import {start} from '../../../plugins/analytics/client/start';
import {CONSENT_KEY} from '../../../plugins/analytics/consent';
import type {ConsentMode} from '../../../plugins/analytics/consent';
import {createEventQueue} from '../../../plugins/analytics/eventQueue';

const event = (name: string) => ({name, params: {}, time: 0});
const flush = () => new Promise((resolve) => setTimeout(resolve, 0));

/** A transport that notes what it is given. */
function addTransport() {
  const got: string[] = [];
  loaders.push(() =>
    Promise.resolve({
      event: ({name}) => void got.push(name),
      properties: () => void got.push('properties'),
      stop: () => void got.push('stop'),
    }),
  );
  return got;
}

async function begin(consent: ConsentMode) {
  config.consent = consent;
  const queue = createEventQueue();
  queue.push(event('early'));
  start(queue);
  await flush();
  return queue;
}

beforeEach(() => {
  loaders.length = 0;
  localStorage.clear();
  sessionStorage.clear();
  window.matchMedia = jest.fn().mockReturnValue({
    matches: false,
    addEventListener: jest.fn(),
    removeEventListener: jest.fn(),
  });
  performance.getEntriesByType = () => [];
});

afterEach(() => isAsking() && answer('denied'));

test('without consent management events go at once and nobody is asked', async () => {
  const got = addTransport();
  const queue = await begin('off');
  queue.push(event('late'));
  expect(got).toEqual(['properties', 'early', 'late']);
  expect(isAsking()).toBe(false);
  expect(localStorage.length).toBe(0);
});

test('in opt-in nothing is loaded before the visitor agrees', async () => {
  const load = jest.fn(() => Promise.resolve({event: jest.fn()}));
  loaders.push(load);
  await begin('opt-in');
  expect(isAsking()).toBe(true);
  expect(load).not.toHaveBeenCalled();
  expect(localStorage.length + sessionStorage.length).toBe(0);
});

test('in opt-in what was held goes out once the visitor agrees', async () => {
  const got = addTransport();
  await begin('opt-in');
  answer('granted');
  await flush();
  expect(got).toEqual(['properties', 'early']);
  expect(localStorage.getItem(CONSENT_KEY)).toBe('granted');
  expect(isAsking()).toBe(false);
});

test('in opt-in what was held is forgotten when the visitor declines', async () => {
  const got = addTransport();
  const queue = await begin('opt-in');
  answer('denied');
  queue.push(event('late'));
  await flush();
  expect(got).toEqual([]);
});

test('in opt-out events go until the visitor declines', async () => {
  const got = addTransport();
  const queue = await begin('opt-out');
  expect(isAsking()).toBe(true);
  expect(got).toEqual(['properties', 'early']);
  answer('denied');
  queue.push(event('late'));
  await flush();
  expect(got).toEqual(['properties', 'early', 'stop']);
});

test('a visitor who declines while the transports load gets none', async () => {
  const got = addTransport();
  config.consent = 'opt-out';
  const queue = createEventQueue();
  queue.push(event('early'));
  start(queue);
  answer('denied');
  await flush();
  expect(got).toEqual([]);
});

test('a visitor who agrees again after declining is counted from then on', async () => {
  const got = addTransport();
  const queue = await begin('opt-out');
  answer('denied');
  document.body.innerHTML = '<button data-analytics-consent>Choice</button>';
  document.querySelector('button')?.click();
  answer('granted');
  await flush();
  queue.push(event('late'));
  expect(got).toEqual(['properties', 'early', 'stop', 'properties', 'late']);
});

test('a transport that cannot be loaded does not keep the others from their events', async () => {
  loaders.push(() => Promise.reject(new Error('blocked')));
  const got = addTransport();
  await begin('off');
  expect(got).toEqual(['properties', 'early']);
});

test('a transport that throws does not keep the others from their events', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  loaders.push(() =>
    Promise.resolve({
      event: () => {
        throw new Error('broken');
      },
    }),
  );
  const got = addTransport();
  await begin('off');
  expect(got).toEqual(['properties', 'early']);
  expect(warn).toHaveBeenCalledTimes(1);
});
