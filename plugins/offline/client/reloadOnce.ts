/** What deciding on a reload needs of a page. */
export interface ReloadHost {
  hasFocus: () => boolean;
  /** True while the visitor types or has code that is nowhere else. */
  isBusy: () => boolean;
  /** Calls back whenever one of the two may have changed; gives a function that ends it. */
  subscribe: (listener: () => void) => () => void;
  reload: () => void;
}

/** Reloads once, as soon as the page has the focus and nothing can be lost. */
export function reloadWhenFree({hasFocus, isBusy, subscribe, reload}: ReloadHost): void {
  let done = false;
  let stop: () => void = () => undefined;
  const attempt = () => {
    if (!done && hasFocus() && !isBusy()) {
      done = true;
      stop();
      reload();
    }
  };
  stop = subscribe(attempt);
  attempt();
}

/** Builds that the tab has reloaded for. */
const KEY = 'x-offline:reloads';

/** How many builds are remembered. */
const REMEMBERED = 20;

/** What is known when a new worker takes over. */
export interface Takeover {
  /** Script that this page started with. */
  page: string;
  /** The worker that the page began with, if it could tell. */
  former: {entry: string} | null;
  /** The worker that took over. */
  present: {build: string; entry: string};
}

/**
 * True when the page is older than the worker that took over. A page that came from the server after the new
 * version was published is not: the worker only follows it.
 */
export const isOutdated = ({page, former, present}: Takeover): boolean =>
  page !== present.entry || former?.entry === present.entry;

/**
 * Notes that the tab reloads for a build; false when it has done so before. Without storage a reload is allowed only
 * on a page that was open for a while, so that there is no loop.
 *
 * @param age how long the page has been open, milliseconds
 */
export function mayReloadFor(
  build: string,
  storage: () => Pick<Storage, 'getItem' | 'setItem'>,
  age: number,
): boolean {
  try {
    const builds = (storage().getItem(KEY) ?? '').split(' ').filter(Boolean);
    if (builds.includes(build)) {
      return false;
    }
    storage().setItem(KEY, [build, ...builds].slice(0, REMEMBERED).join(' '));
    return true;
  } catch {
    return age > 30_000;
  }
}
