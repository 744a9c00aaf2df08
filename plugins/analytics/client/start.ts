import config from '@generated/x-docs-analytics/default/config.json';
import loaders from '@generated/x-docs-analytics/default/transports.js';
import {consentStatus, keepAnswer, needsBanner, readAnswer} from '../consent';
import type {EventQueue} from '../eventQueue';
import type {Transport, UserProperties} from '../types';
import {drawSession, metricParams} from '../vitals';
import type {Answer} from './asking';
import {ask} from './asking';
import {safeStorage} from './safeStorage';
import {readSignals} from './signals';
import {watchUserProperties} from './watchUserProperties';

/** Calls every transport; one that throws does not keep the others from their event. */
function toEach(transports: readonly Transport[], call: (transport: Transport) => void) {
  for (const transport of transports) {
    try {
      call(transport);
    } catch (error) {
      // eslint-disable-next-line no-console -- a maintainer's own transport has a fault
      console.warn('[analytics] a transport failed', error);
    }
  }
}

async function loadTransports(): Promise<Transport[]> {
  const settled = await Promise.allSettled(loaders.map((load) => load()));
  return settled.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
}

async function reportVitals(queue: EventQueue) {
  const {onCLS, onFCP, onINP, onLCP, onTTFB} = await import('web-vitals');
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    observe((metric) =>
      queue.push({name: metric.name, params: metricParams(metric), time: Date.now()}),
    );
  }
}

/** Starts analytics on a page that has loaded: consent, transports, user properties, web-vitals. */
export function start(queue: EventQueue): void {
  const storage = safeStorage('localStorage');
  const signals = readSignals();
  let stop: (() => void) | undefined;
  let current: Answer | undefined;

  let runs = 0;

  async function send() {
    const run = (runs += 1);
    const transports = await loadTransports();
    // The visitor may have changed their mind meanwhile.
    if (current !== 'granted' || run !== runs) {
      return;
    }
    const unwatch = watchUserProperties((properties: UserProperties) =>
      toEach(transports, (transport) => transport.properties?.(properties)),
    );
    queue.open((event) => toEach(transports, (transport) => transport.event(event)));
    stop = () => {
      unwatch();
      toEach(transports, (transport) => transport.stop?.());
    };
    if (drawSession(config.vitalsRatio, Math.random, safeStorage('sessionStorage'))) {
      // Without the package there are no metrics, and nothing else is missing.
      reportVitals(queue).catch(() => undefined);
    }
  }

  function apply(status: Answer) {
    if (status === current) {
      return;
    }
    current = status;
    if (status === 'granted') {
      void send();
    } else {
      queue.close();
      stop?.();
      stop = undefined;
    }
  }

  function onAnswer(answer: Answer) {
    keepAnswer(storage, answer);
    apply(answer);
  }

  const kept = readAnswer(storage);
  const status = consentStatus(config.consent, signals, kept);
  if (status !== 'pending') {
    apply(status);
  }
  if (needsBanner(config.consent, signals, kept)) {
    ask(onAnswer);
  }
  document.addEventListener('click', ({target}) => {
    if (target instanceof Element && target.closest('[data-analytics-consent]')) {
      ask(onAnswer);
    }
  });
}
