import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Where the sources of the site are, and the version that is shown. */
export interface Repository {
  /** Address without a slash at the end. */
  url: string;
  /** Version named in `customFields.version`, or the empty string. */
  version: string;
}

/** Address of the repository from the site's `customFields.repositoryUrl`, else from organization and project. */
export function useRepository(): Repository {
  const {siteConfig} = useDocusaurusContext();
  const {customFields, organizationName, projectName} = siteConfig;
  const url =
    typeof customFields?.repositoryUrl === 'string'
      ? customFields.repositoryUrl.replace(/\/$/, '')
      : `https://github.com/${organizationName}/${projectName}`;
  return {url, version: typeof customFields?.version === 'string' ? customFields.version : ''};
}
