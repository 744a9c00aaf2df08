/* eslint-disable @typescript-eslint/consistent-type-imports -- an ambient module cannot import relatively */
declare module '@generated/x-docs-search/default/config.json' {
  const config: {synonyms: Record<string, string[]>};
  export default config;
}

declare module '@generated/x-docs-search/default/provider.js' {
  const provider: import('./client/provider').SearchProvider;
  export default provider;
}
