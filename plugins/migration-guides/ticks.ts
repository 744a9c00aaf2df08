/** Where a reader's ticks are kept, as JSON: ids by guide. */
export const TICKS_KEY = 'x-docs.migration-ticks';

/** The part of the browser's storage that is used; any member may throw. */
export type TicksStorage = Pick<Storage, 'getItem' | 'setItem'>;

type Kept = Record<string, string[]>;

function readAll(storage: TicksStorage | undefined): Kept {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(TICKS_KEY) ?? '{}');
    return kept !== null && typeof kept === 'object' && !Array.isArray(kept) ? (kept as Kept) : {};
  } catch {
    return {};
  }
}

/** Ids that the reader ticked in a guide; none when nothing usable is stored. */
export function readTicks(storage: TicksStorage | undefined, guide: string): Set<string> {
  const ids = readAll(storage)[guide];
  return new Set(Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []);
}

/** Stores the ticks of a guide beside those of the others. Blocked storage keeps them for the visit alone. */
export function writeTicks(
  storage: TicksStorage | undefined,
  guide: string,
  ids: ReadonlySet<string>,
): void {
  try {
    storage?.setItem(TICKS_KEY, JSON.stringify({...readAll(storage), [guide]: [...ids].sort()}));
  } catch {
    // The reader sees the tick; it does not last.
  }
}
