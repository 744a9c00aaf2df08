import {readVersions} from './readVersions';

/** Options that `index.ts` gives to the loader. */
export interface VersionsLoaderOptions {
  /** Folders with a `node_modules`, absolute; the first that has a package decides. */
  roots: readonly string[];
}

/** Loader of `sandbox/versions.ts`: puts the installed versions in the place of its empty table. */
export default function versionsLoader(this: {getOptions(): VersionsLoaderOptions}): string {
  return `export const versions = ${JSON.stringify(readVersions(this.getOptions().roots))};\n`;
}
