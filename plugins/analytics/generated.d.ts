/* eslint-disable @typescript-eslint/consistent-type-imports -- an ambient module cannot import relatively */
declare module '@generated/x-docs-analytics/default/config.json' {
  const config: {consent: import('./consent').ConsentMode; vitalsRatio: number};
  export default config;
}

declare module '@generated/x-docs-analytics/default/transports.js' {
  const loaders: (() => Promise<import('./types').Transport>)[];
  export default loaders;
}
