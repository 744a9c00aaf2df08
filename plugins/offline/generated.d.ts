declare module '@generated/x-docs-offline/default/config.json' {
  const config: {
    /** Hosts, with their ports, where the worker may be registered. */
    hosts: string[];
    /** Path of the worker. */
    worker: string;
    /** Path below which it answers. */
    scope: string;
    /** False in the build of an older version, which lives under the worker of the present one. */
    registers: boolean;
    /** Address of the web app manifest; none in the build of an older version. */
    manifest: string | null;
  };
  export default config;
}
