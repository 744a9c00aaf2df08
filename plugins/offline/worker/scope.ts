/** The parts of a worker's global scope that are used; TypeScript's own types for it exclude those of pages. */
export interface WorkerScope {
  readonly location: Pick<Location, 'origin' | 'host'>;
  readonly navigator: {readonly connection?: {readonly saveData?: boolean}};
  readonly caches: CacheStorage;
  readonly clients: {claim: () => Promise<void>};
  readonly registration: {unregister: () => Promise<boolean>};
  fetch: typeof fetch;
  setTimeout: (callback: () => void, delay: number) => number;
  skipWaiting: () => Promise<void>;
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: LivingEvent) => void): void;
    (type: 'fetch', listener: (event: FetchLike) => void): void;
    (type: 'message', listener: (event: MessageLike) => void): void;
  };
}

/** An event that can be prolonged. */
export interface LivingEvent {
  waitUntil: (work: Promise<unknown>) => void;
}

/** A request of a page. */
export interface FetchLike extends LivingEvent {
  readonly request: Request;
  respondWith: (response: Promise<Response>) => void;
}

/** A message of a page. */
export interface MessageLike extends LivingEvent {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}
