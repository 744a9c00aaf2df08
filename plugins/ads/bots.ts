/** Words of a user agent that give a crawler away; case does not matter. */
export const BOT_PATTERN =
  'bot|crawl|spider|slurp|archiver|facebookexternalhit|embedly|bingpreview|mediapartners|feedfetcher';

/**
 * Whether a user agent is a crawler's (SPEC section 4).
 *
 * @param pattern Regular expression of the words to look for, without slashes.
 */
export function isBot(userAgent: string, pattern: string = BOT_PATTERN): boolean {
  // Cubot makes phones; its owners are people.
  return new RegExp(pattern, 'i').test(userAgent.replace(/\bcubot\b/gi, ''));
}
