import type {MatchKind} from '../types';

/** What a page that was switched to has to say about the switch. */
export interface Arrival {
  /** Path of the page that the switch leads to. */
  readonly to: string;
  /** Title of the page that was left. */
  readonly wanted: string;
  readonly kind: Exclude<MatchKind, 'same'>;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const KEY = 'version-arrival';

/** The tab's storage, or nothing where the browser gives none. */
function tabStorage(): Store | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}

/** Remembers, for the next page of this tab, that it is not the page that was wanted. */
export function announce(arrival: Arrival, store: Store | undefined = tabStorage()): void {
  try {
    store?.setItem(KEY, JSON.stringify(arrival));
  } catch {
    // A full storage costs the line, not the switch.
  }
}

/** What was remembered for this page. It is told once: a second call finds nothing. */
export function readArrival(
  pathname: string,
  store: Store | undefined = tabStorage(),
): Arrival | undefined {
  const text = store?.getItem(KEY);
  if (!text) {
    return undefined;
  }
  store?.removeItem(KEY);
  try {
    const arrival = JSON.parse(text) as Arrival;
    return arrival.to === pathname ? arrival : undefined;
  } catch {
    return undefined;
  }
}
