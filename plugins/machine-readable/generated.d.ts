declare module '@generated/x-docs-machine-readable/default/config.json' {
  import type {Assistant} from './options';

  const config: {assistants: Assistant[]};
  export default config;
}
