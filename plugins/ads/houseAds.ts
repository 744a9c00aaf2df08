import {safeUrl} from './links';
import type {AdConfig, HouseAd, ShownAd} from './types';

/**
 * Prepares an in-house ad for display.
 *
 * @param base Address of the page, against which paths are resolved.
 * @returns Nothing when the link is not `http(s)`.
 */
export function toShownAd(
  ad: HouseAd,
  {poweredby}: Pick<AdConfig, 'poweredby'>,
  base: string,
): ShownAd | undefined {
  const link = safeUrl(ad.link, base);
  if (!link) {
    return undefined;
  }
  return {
    link,
    img: safeUrl(ad.img, base),
    description: ad.description,
    poweredby: ad.poweredby ?? poweredby,
    label: ad.label ?? `in-house-${ad.name}`,
    pixels: [],
  };
}
