/** The whole code of a demo, prepared by the demo loader. */
declare module '*?demo-sources' {
  import type {DemoSources} from '@site/plugins/demos/types';

  const sources: DemoSources;
  export default sources;
}
