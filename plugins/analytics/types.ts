/** What an event may carry: plain values, so that every transport can send it. */
export type EventParams = Record<string, string | number | boolean | null>;

/** Something that happened on the site. */
export interface AnalyticsEvent {
  /** What happened: `page_view`, `ad`, `demo`, … */
  name: string;
  params: EventParams;
  /** When it happened, in milliseconds since 1970. */
  time: number;
}

/** What is known of the visitor's set-up; see `userProperties.ts` for the keys. */
export type UserProperties = Record<string, string | number>;

/** Where events go. A transport never throws at its caller for want of a network. */
export interface Transport {
  /** Takes one event. */
  event(event: AnalyticsEvent): void;
  /** Takes the user properties that are new or have changed. */
  properties?(properties: UserProperties): void;
  /** Called when the visitor withdraws consent: forget what is waiting, send nothing more. */
  stop?(): void;
}

/** The default export of a transport module: makes the transport in the browser. */
export type CreateTransport<Options = unknown> = (options: Options) => Transport;
