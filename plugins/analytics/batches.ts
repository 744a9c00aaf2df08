import type {AnalyticsEvent} from './types';

/** Key of the events that wait for a network, in localStorage. */
export const WAITING_KEY = 'x-docs.analytics-waiting';

/** Most events kept for the next visit; the oldest go first. */
export const WAITING_LIMIT = 200;

/** Most characters of one request: browsers refuse beacons of more than 64 KiB. */
export const REQUEST_LIMIT = 15_000;

/** What batches are sent with. */
export interface BatchOptions {
  /** Events that make a request by themselves. */
  size: number;
  /** Hands over a request; false when the browser does not take it. */
  post: (body: string) => boolean;
  online: () => boolean;
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

/** Events on their way to an endpoint. */
export interface Batches {
  /** Adds an event; sends when the batch is full. */
  add(event: AnalyticsEvent): void;
  /** Sends what there is; keeps it for the next visit when there is no network. */
  flush(): void;
  /** Takes up what an earlier visit kept. */
  resume(): void;
  /** Forgets everything, also what has been kept. */
  clear(): void;
}

function isEvent(value: unknown): value is AnalyticsEvent {
  return typeof value === 'object' && value !== null && 'name' in value && 'params' in value;
}

/** Splits events into requests that a browser takes. */
export function splitRequests(events: readonly AnalyticsEvent[]): AnalyticsEvent[][] {
  const requests: AnalyticsEvent[][] = [];
  let room = 0;
  for (const event of events) {
    const length = JSON.stringify(event).length + 1;
    if (requests.length === 0 || length > room) {
      requests.push([]);
      room = REQUEST_LIMIT;
    }
    requests.at(-1)?.push(event);
    room -= length;
  }
  return requests;
}

/** Gathers events and posts them as JSON lists of `{name, params, time}`. */
export function createBatches({size, post, online, storage}: BatchOptions): Batches {
  let batch: AnalyticsEvent[] = [];

  function keep(events: AnalyticsEvent[]) {
    try {
      const kept = [...readKept(), ...events].slice(-WAITING_LIMIT);
      storage.setItem(WAITING_KEY, JSON.stringify(kept));
    } catch {
      // Without a storage there is nowhere to keep them: they are lost, which harms nobody.
    }
  }

  function readKept(): AnalyticsEvent[] {
    try {
      const kept: unknown = JSON.parse(storage.getItem(WAITING_KEY) ?? '[]');
      return Array.isArray(kept) ? kept.filter(isEvent) : [];
    } catch {
      return [];
    }
  }

  function forgetKept() {
    try {
      storage.removeItem(WAITING_KEY);
    } catch {
      // A closed storage has kept nothing.
    }
  }

  function flush() {
    const events = batch;
    batch = [];
    if (!online()) {
      if (events.length > 0) {
        keep(events);
      }
      return;
    }
    const refused = splitRequests(events).filter((request) => !post(JSON.stringify(request)));
    if (refused.length > 0) {
      keep(refused.flat());
    }
  }

  return {
    add(event) {
      batch.push(event);
      if (batch.length >= size) {
        flush();
      }
    },
    flush,
    resume() {
      if (online()) {
        batch = [...readKept(), ...batch];
        forgetKept();
      }
    },
    clear() {
      batch = [];
      forgetKept();
    },
  };
}
