import type {AnalyticsEvent} from './types';

/** Most events held in memory before there is somewhere to send them; the oldest go first. */
export const QUEUE_LIMIT = 100;

/** Holds events until they may be sent. */
export interface EventQueue {
  /** Takes an event: passes it on, or holds it. */
  push(event: AnalyticsEvent): void;
  /** From now on events go to `receive`; those held go first, in order. */
  open(receive: (event: AnalyticsEvent) => void): void;
  /** Forgets what is held and every later event. */
  close(): void;
}

/** Makes a queue that holds events in memory only. */
export function createEventQueue(): EventQueue {
  let held: AnalyticsEvent[] = [];
  let receiver: ((event: AnalyticsEvent) => void) | undefined;
  let closed = false;
  return {
    push(event) {
      if (receiver) {
        receiver(event);
      } else if (!closed) {
        held = [...held, event].slice(-QUEUE_LIMIT);
      }
    },
    open(receive) {
      closed = false;
      receiver = receive;
      const waiting = held;
      held = [];
      waiting.forEach(receive);
    },
    close() {
      closed = true;
      receiver = undefined;
      held = [];
    },
  };
}
