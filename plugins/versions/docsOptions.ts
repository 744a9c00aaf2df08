import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import {labelOfVersion} from '../../src/product/versions';
import type {Pass} from './readPass';

/** Options of the docs plugin that make it build this pass's version alone, at the base. */
export function docsOptions({
  name,
  isCurrent,
}: Pass): Pick<DocsOptions, 'lastVersion' | 'onlyIncludeVersions' | 'versions'> {
  const docusaurusName = isCurrent ? 'current' : name;
  return {
    lastVersion: docusaurusName,
    onlyIncludeVersions: [docusaurusName],
    versions: {
      [docusaurusName]: {path: '', label: labelOfVersion(name), banner: 'none', badge: false},
    },
  };
}
