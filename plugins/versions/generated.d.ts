/* eslint-disable @typescript-eslint/consistent-type-imports -- an ambient module cannot import relatively */
declare module '@generated/x-docs-versions/default/elsewhere.json' {
  /** By page of this version: what stands for it in the current one, where that is not the same path. */
  const elsewhere: Record<string, import('./types').PageMatch | undefined>;
  export default elsewhere;
}
