/** The generated data of a version: each page of it loads them. */
interface VersionData {
  version: {docs: Readonly<Record<string, {readonly id: string}>>; docsSidebars: unknown};
}

/** Items of a sidebar without what nothing in the browser reads: of a doc's id, only that there is one. */
function trimItems(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(trimItems);
  }
  return value !== null && typeof value === 'object'
    ? Object.fromEntries(
        Object.entries(value)
          .filter(([key, inner]) => key !== 'unlisted' || inner === true)
          .map(([key, inner]) => [key, key === 'docId' ? '-' : trimItems(inner)]),
      )
    : value;
}

/**
 * A version's data without the titles and descriptions of all its pages, which cards of categories alone would read,
 * and without the ids of the docs in its sidebar.
 *
 * @param json the generated file, `x-3bf.json`
 */
export function trimVersion(json: string): string {
  const {version, ...rest} = JSON.parse(json) as VersionData;
  return JSON.stringify({
    ...rest,
    version: {...version, docs: {}, docsSidebars: trimItems(version.docsSidebars)},
  });
}
