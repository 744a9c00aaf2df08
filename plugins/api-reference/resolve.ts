import path from 'node:path';
import {packagesIn, typePeers} from './packages';
import type {PageList} from './types';

/** The file system as the checks see it. */
export interface PackageFiles {
  /** The parsed JSON file, or undefined where there is none. */
  readJson(file: string): unknown;
  /** Names of the entries of a directory; empty where there is none. */
  list(directory: string): string[];
}

/** An installed package. */
export interface Installed {
  name: string;
  version: string;
  directory: string;
  /** The folder in whose `node_modules` it lies. */
  root: string;
}

const versionOf = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null && 'version' in value
    ? String(value.version)
    : undefined;

/**
 * Finds the packages and their type peers, and checks that each is there once, in the listed version.
 *
 * @param roots folders whose `node_modules` are looked into: that of the version's packages, then the site's, which
 *   may hold the peers
 */
export function resolvePackages(
  roots: readonly [packagesDir: string, siteDir: string],
  pages: PageList,
  files: PackageFiles,
): {installed: Installed[]; faults: string[]} {
  const installed: Installed[] = [];
  const faults: string[] = [];
  const find = (name: string, from: readonly string[]): string | undefined => {
    for (const root of from) {
      const directory = path.join(root, 'node_modules', name);
      const version = versionOf(files.readJson(path.join(directory, 'package.json')));
      if (!version) continue;
      installed.push({name, version, directory, root});
      return version;
    }
    return undefined;
  };
  const file = `pages/${pages.version}.json`;
  const [packagesDir, siteDir] = roots;
  const where =
    packagesDir === siteDir
      ? 'npm install'
      : `npm install in ${path.relative(siteDir, packagesDir)}`;
  const known = packagesIn(pages).map(({name}) => name);
  for (const [name, expected] of Object.entries(pages.packages)) {
    if (!known.includes(name)) {
      faults.push(`${name}: ${file} lists it, packages.ts does not; add it there.`);
      continue;
    }
    const version = find(name, [packagesDir]);
    if (!version) faults.push(`${name}: expected ${expected}, found nothing; run ${where}.`);
    else if (version !== expected) {
      faults.push(
        `${name}: expected ${expected}, found ${version}; install ${name}@${expected}, or change "packages" in ${file} and look at the report.`,
      );
    }
  }
  for (const name of typePeers(pages.version)) {
    if (!find(name, roots)) {
      faults.push(
        `${name}: expected its types, found nothing; without them props are lost in silence. Run npm install ${name}.`,
      );
    }
  }
  faults.push(...secondCopies(path.join(packagesDir, 'node_modules'), known, files));
  return {installed, faults: faults.sort()};
}

/** Copies of an X package or of `@types/react` inside another package: each type would exist twice. */
function secondCopies(modules: string, known: readonly string[], files: PackageFiles): string[] {
  const faults: string[] = [];
  const watched = [...known, '@types/react'];
  for (const holder of packageNames(modules, files)) {
    const nested = path.join(modules, holder, 'node_modules');
    for (const name of watched) {
      const version = versionOf(files.readJson(path.join(nested, name, 'package.json')));
      if (version) {
        faults.push(
          `${name}: a second copy (${version}) lies inside ${holder}; give every X package one exact version, or add an "overrides" entry to package.json.`,
        );
      }
    }
  }
  return faults;
}

function packageNames(modules: string, files: PackageFiles): string[] {
  return files.list(modules).flatMap((entry) => {
    if (entry.startsWith('.')) return [];
    if (!entry.startsWith('@')) return [entry];
    return files.list(path.join(modules, entry)).map((name) => `${entry}/${name}`);
  });
}

/** Names for one address, or one address for two names, in the page list. */
export function pageListFaults(pages: PageList): string[] {
  const faults: string[] = [];
  const file = `pages/${pages.version}.json`;
  for (const [product, list] of Object.entries(pages.products)) {
    const bySlug = new Map<string, string>();
    const items = [...list.components, ...list.interfaces, ...(list.methods ?? [])];
    const taken = list.collections.map((name) => ({slug: name, name: `the page "${name}"`}));
    for (const {slug, name} of [...taken, ...items]) {
      const other = bySlug.get(slug);
      if (other !== undefined) {
        faults.push(
          `${file}: ${product}/${slug} is the address of both ${other} and ${name}; give one of them another slug.`,
        );
      }
      bySlug.set(slug, name);
    }
    for (const [from, to] of Object.entries(list.redirects)) {
      if (bySlug.has(from)) {
        faults.push(`${file}: ${product}/${from} is a redirect and a page; remove one of them.`);
      }
      if (!bySlug.has(to)) {
        faults.push(`${file}: the redirect ${product}/${from} leads to ${to}, which is no page.`);
      }
    }
  }
  return faults.sort();
}

/** What packages publish beside their own entry, such as `@mui/x-date-pickers/DatePicker`. */
export function entryPoints(
  packagesDir: string,
  names: readonly string[],
  files: PackageFiles,
): Set<string> {
  return new Set(
    names.flatMap((name) => {
      const directory = path.join(packagesDir, 'node_modules', name);
      const {exports} = (files.readJson(path.join(directory, 'package.json')) ?? {}) as {
        exports?: Record<string, unknown>;
      };
      // Packages of before version 8 say it by a package.json in the folder.
      const folders = exports
        ? Object.keys(exports).map((key) => key.replace(/^\.\//, ''))
        : files
            .list(directory)
            .filter((folder) => files.list(path.join(directory, folder)).includes('package.json'));
      return folders.map((folder) => `${name}/${folder}`);
    }),
  );
}
