declare module '@generated/x-docs-feedback/default/config.json' {
  const config: {issueUrl: string; labels: string[]};
  export default config;
}
