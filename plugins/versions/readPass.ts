import fs from 'node:fs';
import path from 'node:path';
import {baseOf, CURRENT_NAME, startOf} from '../../src/product/versions';

/** One version of the docs as a run of the framework by itself. */
export interface Pass {
  /** Name of the version: `v7`. */
  readonly name: string;
  readonly isCurrent: boolean;
  /** Where its pages lie: `/x/`, `/x/v7/`. */
  readonly baseUrl: string;
  /** First page, below the base. */
  readonly start: string;
  /** Folder of its pages, from the root of the repository. */
  readonly docs: string;
  /** Folder of its page nodes, from the root of the repository. */
  readonly navigation: string;
  /** Folder with the `package.json` of the components it documents, from the root of the repository. */
  readonly packages: string;
}

/** The pass that builds a version. */
export function passOf(name: string): Pass {
  const isCurrent = name === CURRENT_NAME;
  const folder = `versioned_docs/version-${name}`;
  return {
    name,
    isCurrent,
    baseUrl: baseOf(name),
    start: startOf(name),
    docs: isCurrent ? 'docs' : folder,
    navigation: isCurrent ? 'src/navigation' : `src/navigation/${name}`,
    packages: isCurrent ? '.' : folder,
  };
}

/** Names of the older versions, newest first, from `versions.json`. */
export function readOlderVersions(siteDir: string): string[] {
  const file = path.join(siteDir, 'versions.json');
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as string[]) : [];
}

/**
 * The pass that is asked for.
 *
 * @param name value of `DOCS_VERSION`; the current version when it is empty or missing
 * @throws when there is no such version
 */
export function readPass(name: string | undefined, siteDir: string): Pass {
  const known = [CURRENT_NAME, ...readOlderVersions(siteDir)];
  if (name && !known.includes(name)) {
    throw new Error(
      `DOCS_VERSION: expected one of ${known.join(', ')}, found "${name}". ` +
        'Older versions are listed in versions.json.',
    );
  }
  return passOf(name || CURRENT_NAME);
}
