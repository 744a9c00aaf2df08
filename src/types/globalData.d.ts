/** The data of all plugins with the list of all documents, which pages otherwise come without (plugins/lazy-routes). */
declare module '@generated/globalData?all' {
  import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';

  const globalData: {'docusaurus-plugin-content-docs': Record<string, GlobalPluginData>};
  export default globalData;
}
