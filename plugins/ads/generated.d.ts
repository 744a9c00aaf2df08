declare module '@generated/x-docs-ads/default/config.json' {
  import type {AdConfig} from '@site/plugins/ads/types';

  const config: AdConfig;
  export default config;
}
