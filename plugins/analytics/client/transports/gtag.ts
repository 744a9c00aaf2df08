import {whenIdle} from '@site/plugins/page-slots/client/whenIdle';
import type {Transport} from '../../types';

/** Options of the Google Analytics transport. */
export interface GtagOptions {
  /** Measurement id, as in `G-XXXXXXXXXX`. */
  id: string;
  /** Address of the script, without the id. */
  scriptUrl: string;
}

type GtagWindow = Window & {dataLayer?: unknown[]; gtag?: (...args: unknown[]) => void} & Record<
    `ga-disable-${string}`,
    boolean
  >;

/** Sends events to Google Analytics 4: into its queue first, while the script loads later. */
export default function createGtag({id, scriptUrl}: GtagOptions): Transport {
  const page = window as unknown as GtagWindow;
  const dataLayer = (page.dataLayer ??= []);
  const gtag = (page.gtag ??= function queue() {
    // The script tells commands from other entries by their being `arguments` objects.
    // eslint-disable-next-line prefer-rest-params
    dataLayer.push(arguments);
  });
  page[`ga-disable-${id}`] = false;
  gtag('js', new Date());
  gtag('config', id, {send_page_view: false});

  const src = `${scriptUrl}?id=${encodeURIComponent(id)}`;
  const cancel = whenIdle(() => {
    if (![...document.scripts].some((script) => script.getAttribute('src') === src)) {
      const script = document.createElement('script');
      script.async = true;
      script.src = src;
      document.head.append(script);
    }
  });
  return {
    event: ({name, params}) => gtag('event', name, params),
    properties: (properties) => gtag('set', 'user_properties', properties),
    stop() {
      cancel();
      page[`ga-disable-${id}`] = true;
    },
  };
}
