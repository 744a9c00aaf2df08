import {MAX_FEED_ATTEMPTS} from './constants';
import {safeUrl} from './links';
import {expandPixels} from './pixels';
import type {ShownAd} from './types';

function text(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/**
 * Picks the first usable entry of a feed's answer: one whose `statlink` is an `http(s)` address.
 *
 * @param base Address of the page, for addresses without a protocol.
 * @param now Milliseconds since 1970, for pixels without a timestamp.
 */
export function pickAd(answer: unknown, base: string, now: number): ShownAd | undefined {
  const entries = isRecord(answer) && Array.isArray(answer.ads) ? (answer.ads as unknown[]) : [];
  for (const entry of entries) {
    const link = isRecord(entry) ? safeUrl(entry.statlink, base) : undefined;
    if (isRecord(entry) && link) {
      return {
        link,
        img: safeUrl(entry.image, base),
        company: text(entry.company) || undefined,
        description: text(entry.description),
        label: 'feed',
        pixels: expandPixels(entry, base, now),
      };
    }
  }
  return undefined;
}

/** Wait before the next request, in milliseconds: 150, then half as much again each time. */
export function feedDelay(attempt: number): number {
  return Math.round(150 * 1.5 ** (attempt - 1));
}

/** What the feed is asked with. */
export interface RequestAdOptions {
  /** Asks the feed once; rejects when there is no answer or it is not JSON. */
  load: () => Promise<unknown>;
  /** Resolves after the given number of milliseconds. */
  wait: (delay: number) => Promise<void>;
  /** Whether the page has been left. */
  left: () => boolean;
  /** Address of the page. */
  base: string;
  now: () => number;
}

/**
 * Asks the feed until it has an ad: 10 times at most (SPEC section 9), with growing pauses.
 * Gives up silently at the first failure (SPEC section 8) and when the page has been left.
 */
export async function requestAd(options: RequestAdOptions): Promise<ShownAd | undefined> {
  const {load, wait, left, base, now} = options;
  try {
    for (let attempt = 1; attempt <= MAX_FEED_ATTEMPTS && !left(); attempt += 1) {
      const ad = pickAd(await load(), base, now());
      if (ad) {
        return left() ? undefined : ad;
      }
      if (attempt < MAX_FEED_ATTEMPTS) {
        await wait(feedDelay(attempt));
      }
    }
  } catch {
    // Nothing to tell a visitor: the checks find no element and show an in-house ad.
  }
  return undefined;
}
