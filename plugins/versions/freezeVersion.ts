import fs from 'node:fs';
import path from 'node:path';
import {readOlderVersions} from './readPass';
import {componentPackages} from './ownPackages';

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly overrides?: unknown;
}

/** What freezing did and what is left to do by hand. */
export interface Frozen {
  /** Files and folders that were written, from the root of the repository. */
  readonly written: string[];
  readonly left: string[];
}

const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

function packageFile(siteDir: string, name: string): string {
  const manifest = JSON.parse(
    fs.readFileSync(path.join(siteDir, 'package.json'), 'utf8'),
  ) as Manifest;
  const dependencies = Object.fromEntries(
    componentPackages(manifest).map((entry) => [entry, manifest.dependencies?.[entry] ?? '']),
  );
  const loose = Object.entries(dependencies).filter(([, version]) => !EXACT.test(version));
  if (loose.length > 0) {
    const list = loose.map(([entry, version]) => `${entry}: found "${version}"`).join(', ');
    throw new Error(`package.json, dependencies: expected exact versions to freeze; ${list}.`);
  }
  const frozen = {
    name: `x-docs-${name}`,
    private: true,
    description: `Packages that the pages of ${name} document and run.`,
    dependencies,
  };
  return `${JSON.stringify(frozen, null, 2)}\n`;
}

const NPM = `; React and Material UI come from the root of the repository.
legacy-peer-deps=true
ignore-scripts=true
`;

/** Files of the page nodes: what the navigation's index imports, and the index itself. */
function navigationFiles(folder: string): string[] {
  const index = fs.readFileSync(path.join(folder, 'index.ts'), 'utf8');
  const names = [...index.matchAll(/^import \{.*\} from '\.\/([\w-]+)';$/gm)].map(
    ([, name = '']) => `${name}.ts`,
  );
  return ['index.ts', ...names];
}

/** What is shared with the current version stays where it is. */
const SHARED = /'\.\/(types|apiPages)'/g;

/** The paths without a version in them stay public: their list goes to the next major. */
function handOverPaths(siteDir: string, name: string): string[] {
  const next = `v${Number(name.slice(1)) + 1}`;
  const [from, to] = [`paths/${name}.txt`, `paths/${next}.txt`];
  if (!fs.existsSync(path.join(siteDir, from))) {
    return [];
  }
  fs.renameSync(path.join(siteDir, from), path.join(siteDir, to));
  return [to];
}

/**
 * Takes the current docs aside as a version of their own: pages and demos, packages with exact versions,
 * page nodes, the list of versions and that of public paths.
 *
 * @param name the version to freeze: `v8`
 * @throws when there is such a version already, or when a package has no exact version
 */
export function freezeVersion(siteDir: string, name: string): Frozen {
  const docs = `versioned_docs/version-${name}`;
  const navigation = `src/navigation/${name}`;
  const older = readOlderVersions(siteDir);
  if (!/^v\d+$/.test(name)) {
    throw new Error(`version: expected a name as in v8, found "${name}".`);
  }
  if (older.includes(name) || fs.existsSync(path.join(siteDir, docs))) {
    throw new Error(`${name} is frozen already: see versions.json and ${docs}.`);
  }
  const manifest = packageFile(siteDir, name);
  const source = path.join(siteDir, 'docs');
  fs.cpSync(source, path.join(siteDir, docs), {
    recursive: true,
    // Generated on every build.
    filter: (file) => path.relative(source, file) !== 'api',
  });
  fs.writeFileSync(path.join(siteDir, docs, 'package.json'), manifest);
  fs.writeFileSync(path.join(siteDir, docs, '.npmrc'), NPM);
  fs.mkdirSync(path.join(siteDir, navigation), {recursive: true});
  for (const file of navigationFiles(path.join(siteDir, 'src/navigation'))) {
    const text = fs.readFileSync(path.join(siteDir, 'src/navigation', file), 'utf8');
    fs.writeFileSync(path.join(siteDir, navigation, file), text.replace(SHARED, "'../$1'"));
  }
  fs.writeFileSync(
    path.join(siteDir, 'versions.json'),
    `${JSON.stringify([name, ...older]).replaceAll(',', ', ')}\n`,
  );
  const paths = handOverPaths(siteDir, name);
  return {
    written: [docs, navigation, 'versions.json', ...paths],
    left: [
      `Run npm install in ${docs} and commit its package-lock.json.`,
      `Set CURRENT_NAME in src/product/versions.ts, and CURRENT_VERSION and the older versions of each product in src/product/products.ts.`,
      `Install the packages of the new version at the root, and run npm run api:report -- --update for both versions.`,
      'Run npm test.',
    ],
  };
}
