import {originOf} from '../serving/contentSecurity';
import type {ContentSecurity} from '../serving/types';
import type {TransportOptions} from './options';

/** Where Google's script sends what it measures; the regional hosts are below these. */
const GOOGLE = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
];

/** Sources of the transports. A transport of a site's own names its hosts in the serving plugin's options. */
export function contentSecurity(transports: readonly TransportOptions[]): ContentSecurity {
  const parts = transports.map((transport): ContentSecurity => {
    if (transport.type === 'gtag') {
      const script = originOf(transport.scriptUrl);
      return {script, connect: [...script, ...GOOGLE], image: GOOGLE};
    }
    return transport.type === 'beacon' ? {connect: originOf(transport.endpoint)} : {};
  });
  return {
    script: parts.flatMap(({script = []}) => script),
    connect: parts.flatMap(({connect = []}) => connect),
    image: parts.flatMap(({image = []}) => image),
  };
}
