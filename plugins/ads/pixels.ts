import {safeUrl} from './links';

/** The parts of a feed entry that ask for tracking pixels. */
export interface PixelFields {
  statimp?: unknown;
  pixel?: unknown;
  timestamp?: unknown;
}

/**
 * Lists the pixels of a feed entry: `statimp`, then the parts of `pixel` between `||`, each with
 * `[timestamp]` filled in. Addresses that are not `http(s)` are left out.
 *
 * @param now Milliseconds since 1970, used when the entry has no timestamp of its own.
 */
export function expandPixels(entry: PixelFields, base: string, now: number): string[] {
  const {timestamp} = entry;
  const stamp =
    typeof timestamp === 'string' || typeof timestamp === 'number' ? String(timestamp) : `${now}`;
  const parts = typeof entry.pixel === 'string' ? entry.pixel.split('||') : [];
  return [entry.statimp, ...parts]
    .map((part) => (typeof part === 'string' ? part.replaceAll('[timestamp]', stamp) : part))
    .map((part) => safeUrl(part, base))
    .filter((url) => url !== undefined);
}
