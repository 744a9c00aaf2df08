/** A file that is fetched while a worker is installed. */
export interface ShellFile {
  /** Path with the base. */
  url: string;
  /** Hash of the content; `null` where the name holds one. */
  revision: string | null;
  /** What the browser checks the content against; only for files whose name holds a hash, since hosts may add to a page. */
  integrity?: string;
}

/** What a build hands to its worker. */
export interface WorkerConfig {
  /** Path below which the worker answers, with a slash at both ends. */
  base: string;
  /** Hosts, with their ports, on which the worker may live. */
  hosts: readonly string[];
  /** Changes with every file of the build. */
  build: string;
  /** Path of the script that a page of this build starts with. */
  entry: string;
  /** Path of the page that stands in for one that is not there. */
  offlinePage: string;
  files: readonly ShellFile[];
}

/** What the worker needs of the browser. */
export interface Platform {
  caches: CacheStorage;
  fetch: (input: string | Request, init?: RequestInit) => Promise<Response>;
  /** Scheme, host and port of the worker. */
  origin: string;
  now: () => number;
  /** True when the visitor has asked for little traffic. */
  savesData: () => boolean;
  wait: (milliseconds: number) => Promise<void>;
}

/** Build and browser together: the first argument of whatever the worker does. */
export interface Env {
  config: WorkerConfig;
  platform: Platform;
}

/** Keeps the worker alive until a promise is settled. */
export type Extend = (work: Promise<unknown>) => void;
