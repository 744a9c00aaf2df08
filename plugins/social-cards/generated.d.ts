declare module '@generated/x-docs-social-cards/default/config.json' {
  const config: {folder: string};
  export default config;
}
