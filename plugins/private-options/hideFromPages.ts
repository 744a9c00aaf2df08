import type {DocusaurusConfig} from '@docusaurus/types';

/** Fields of the configuration that nothing in the browser reads. */
export const BUILD_ONLY = ['plugins', 'presets', 'themes', 'headTags'] as const;

/**
 * Takes the fields that only the build reads out of what is written for the browser. The build reads them as before:
 * they stay where they are, but are no longer enumerable.
 */
export function hideFromPages(siteConfig: Pick<DocusaurusConfig, (typeof BUILD_ONLY)[number]>) {
  for (const field of BUILD_ONLY) {
    Object.defineProperty(siteConfig, field, {enumerable: false});
  }
}
