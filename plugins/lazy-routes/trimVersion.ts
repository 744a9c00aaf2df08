/** The generated data of a version: each page of it loads them. */
interface VersionData {
  version: {docs: Readonly<Record<string, {readonly id: string}>>; docsSidebars: unknown};
}

/** What the sidebar of the site asks of no item. */
const UNUSED = new Set(['docId', 'unlisted']);

/** Recursively leaves out what nothing in the browser reads. */
function withoutUnused(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(withoutUnused);
  }
  return value !== null && typeof value === 'object'
    ? Object.fromEntries(
        Object.entries(value)
          .filter(([key]) => !UNUSED.has(key))
          .map(([key, inner]) => [key, withoutUnused(inner)]),
      )
    : value;
}

/**
 * A version's data without the titles and descriptions of all its pages, which cards of categories alone would read,
 * and without what its sidebar needs on the server only.
 *
 * @param json the generated file, `x-3bf.json`
 */
export function trimVersion(json: string): string {
  const {version, ...rest} = JSON.parse(json) as VersionData;
  return JSON.stringify({
    ...rest,
    version: {...version, docs: {}, docsSidebars: withoutUnused(version.docsSidebars)},
  });
}
