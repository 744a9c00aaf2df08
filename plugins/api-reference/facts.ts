import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type {ExtractCost, WorkerInput} from './extract/worker';
import {factsKey, sourceTexts} from './key';
import {type PackageFiles, pageListFaults, resolvePackages} from './resolve';
import type {ApiFacts, PageList} from './types';

/** Facts together with the key that they were read under. */
export interface KeyedFacts {
  key: string;
  /** Reads the facts; not called on a build where nothing changed. */
  load: () => ApiFacts;
  /** File of the facts. */
  file: string;
  /** What reading them cost, when it was done. */
  cost: () => ExtractCost;
}

/** Where the pieces lie, for one site. */
export interface Places {
  siteDir: string;
  /** Folder whose `node_modules` holds the packages; what is not there is looked for in `siteDir`. */
  packagesDir: string;
  /** The plugin's own folder. */
  pluginDir: string;
  cacheDir: string;
  version: string;
}

/** The file system of Node, as the checks see it. */
export const nodeFiles: PackageFiles = {
  readJson: (file) =>
    fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as unknown) : undefined,
  list: (directory) =>
    fs.statSync(directory, {throwIfNoEntry: false})?.isDirectory() ? fs.readdirSync(directory) : [],
};

/** One error with a line for each fault. */
export function failWith(title: string, faults: readonly string[]): never {
  throw new Error(`api-reference: ${title}\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
}

/** The committed page list of a version. */
export function readPageList(places: Places): {text: string; pages: PageList} {
  const text = fs.readFileSync(
    path.join(places.pluginDir, 'pages', `${places.version}.json`),
    'utf8',
  );
  return {text, pages: JSON.parse(text) as PageList};
}

/**
 * Gives the facts of the installed packages: from the cache where their key is known, else from a child
 * process, whose memory is returned when it ends.
 */
export function obtainFacts(places: Places): KeyedFacts {
  const {text, pages} = readPageList(places);
  const {installed, faults} = resolvePackages(
    [places.packagesDir, places.siteDir],
    pages,
    nodeFiles,
  );
  const all = [...faults, ...pageListFaults(pages)];
  if (all.length > 0) failWith('the packages do not fit the page list.', all);
  const key = factsKey({
    installed,
    lock: (root) => nodeFiles.readJson(path.join(root, 'package-lock.json')),
    pageList: text,
    extractorSources: [
      ...sourceTexts(path.join(places.pluginDir, 'extract')),
      fs.readFileSync(path.join(places.pluginDir, 'packages.ts'), 'utf8'),
    ],
  });
  const outFile = path.join(places.cacheDir, `facts-${places.version}-${key}.json`);
  const costFile = path.join(places.cacheDir, `cost-${places.version}.json`);
  if (!fs.existsSync(outFile)) {
    extractInChild(places, {
      packagesDir: places.packagesDir,
      pagesFile: path.join(places.pluginDir, 'pages', `${places.version}.json`),
      packages: installed
        .filter(({name}) => name in pages.packages)
        .map(({name, version}) => ({name, version})),
      outFile,
      costFile,
    });
    removeOlder(places, outFile);
  }
  return {
    key,
    file: outFile,
    load: () => JSON.parse(fs.readFileSync(outFile, 'utf8')) as ApiFacts,
    cost: () => JSON.parse(fs.readFileSync(costFile, 'utf8')) as ExtractCost,
  };
}

function extractInChild(places: Places, input: WorkerInput): void {
  fs.mkdirSync(places.cacheDir, {recursive: true});
  const inputFile = path.join(places.cacheDir, `${process.pid}.input.json`);
  fs.writeFileSync(inputFile, JSON.stringify(input));
  const tsx = require.resolve('tsx', {paths: [places.siteDir]});
  const result = spawnSync(
    process.execPath,
    [
      // Caps the heap so that the collector runs before memory grows without need.
      '--max-old-space-size=560',
      '--import',
      pathToFileURL(tsx).href,
      path.join(places.pluginDir, 'extract', 'worker.ts'),
      inputFile,
    ],
    {cwd: places.siteDir, encoding: 'utf8', env: {...process.env, NODE_OPTIONS: ''}},
  );
  fs.rmSync(inputFile, {force: true});
  if (result.status !== 0 || !fs.existsSync(input.outFile)) {
    const reason = result.stderr.trim() || result.error?.message || `exit code ${result.status}`;
    throw new Error(`api-reference: reading the packages failed.\n${reason}`);
  }
}

function removeOlder(places: Places, keep: string): void {
  for (const name of fs.readdirSync(places.cacheDir)) {
    const file = path.join(places.cacheDir, name);
    if (name.startsWith(`facts-${places.version}-`) && file !== keep) fs.rmSync(file);
  }
}
