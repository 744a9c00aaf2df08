import {originOf} from '../serving/contentSecurity';
import type {ContentSecurity} from '../serving/types';
import type {PluginOptions} from './options';

/** Sources of the ad network; none without one. Pictures and pixels come from hosts that only the network knows. */
export function contentSecurity({
  scriptUrl,
  feedUrl,
  inHouse,
}: Pick<PluginOptions, 'scriptUrl' | 'feedUrl' | 'inHouse'>): ContentSecurity {
  const script = originOf(scriptUrl);
  const hosts = [...script, ...(scriptUrl ? [] : originOf(feedUrl))];
  const pictures = hosts.length > 0 ? ['https:', ...hosts] : [];
  return {
    script,
    connect: hosts,
    image: [...pictures, ...inHouse.flatMap(({img}) => originOf(img))],
  };
}
