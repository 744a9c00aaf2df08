/** Data of a version of the docs plugin, as every page of the site has them. */
interface DocsData {
  versions: readonly object[];
}

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

/**
 * The data that plugins share with all pages, without the list of all documents: only items of the navbar that
 * name a document would read it, and the site has none. Who needs the list asks for `@generated/globalData?all`.
 *
 * @param json the generated file, `globalData.json`
 */
export function trimGlobalData(json: string): string {
  const data = JSON.parse(json) as Record<string, Record<string, DocsData>>;
  const instances = Object.entries(data[DOCS_PLUGIN] ?? {}).map(([id, docs]) => [
    id,
    {...docs, versions: docs.versions.map((version) => ({...version, docs: []}))},
  ]);
  return JSON.stringify({...data, [DOCS_PLUGIN]: Object.fromEntries(instances) as object});
}
