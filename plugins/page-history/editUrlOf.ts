/** Where the sources of the pages are. */
export interface Source {
  /** Address of the public repository without a slash at its end; no page has a link when left out. */
  repository?: string;
  branch: string;
}

/** What the docs plugin tells about a page. */
export interface PageFile {
  /** Folder of the version's pages, from the root of the repository. */
  versionDocsDirPath: string;
  /** File of the page in that folder. */
  docPath: string;
}

/**
 * Makes the docs plugin's `editUrl`: the address where a page can be edited. Pages of the API
 * reference are generated, so they have none.
 */
export function editUrlOf({repository, branch}: Source) {
  return ({versionDocsDirPath, docPath}: PageFile): string | undefined =>
    repository && !docPath.startsWith('api/')
      ? `${repository}/edit/${branch}/${versionDocsDirPath}/${docPath}`
      : undefined;
}
