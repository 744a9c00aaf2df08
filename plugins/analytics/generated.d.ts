declare module '@generated/x-docs-analytics/default/config.json' {
  import type {ConsentMode} from '@site/plugins/analytics/consent';

  const config: {consent: ConsentMode; vitalsRatio: number};
  export default config;
}

declare module '@generated/x-docs-analytics/default/transports.js' {
  import type {Transport} from '@site/plugins/analytics/types';

  const loaders: (() => Promise<Transport>)[];
  export default loaders;
}
