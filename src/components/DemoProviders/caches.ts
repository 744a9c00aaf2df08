import createCache from '@emotion/cache';
import type {EmotionCache} from '@emotion/cache';

/** Styles of the components, first in the head so that the site's and a demo's own CSS win. */
export const ltrCache: EmotionCache = createCache({key: 'mui', prepend: true});

let rtlCache: EmotionCache | undefined;
let loading: Promise<EmotionCache> | undefined;

/** The mirroring cache when it is loaded, else `undefined`. */
export const loadedRtlCache = (): EmotionCache | undefined => rtlCache;

/** Loads the cache that mirrors every rule; its code comes with the first need. A failure may be tried again. */
export function loadRtlCache(): Promise<EmotionCache> {
  loading ??= Promise.all([import('@mui/stylis-plugin-rtl'), import('stylis')]).then(
    ([{default: rtlPlugin}, {prefixer}]) => {
      rtlCache = createCache({
        key: 'muirtl',
        prepend: true,
        stylisPlugins: [prefixer, rtlPlugin],
      });
      return rtlCache;
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}
