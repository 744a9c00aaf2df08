/* eslint-disable @typescript-eslint/consistent-type-imports -- an ambient module cannot import relatively */
declare module '@generated/x-docs-ads/default/config.json' {
  const config: import('./types').AdConfig;
  export default config;
}
