import path from 'node:path';
import type {GeneratePlaces} from './generate';
import {DEFAULT_OPTIONS, type Options} from './options';

/** The plugin's own folder. Files that it reads lie here, whatever the working directory is. */
const PLUGIN_DIR = __dirname;

/** Where everything of a version lies, from the options. */
export function placesOf(
  {siteDir, baseUrl}: {siteDir: string; baseUrl: string},
  {
    version = DEFAULT_OPTIONS.version,
    docs = DEFAULT_OPTIONS.docs,
    packages = DEFAULT_OPTIONS.packages,
  }: Options = {},
): GeneratePlaces {
  const cacheDir = path.join(siteDir, 'node_modules/.cache/x-docs-api');
  const docsDir = path.resolve(siteDir, docs);
  return {
    siteDir,
    baseUrl,
    version,
    cacheDir,
    docsDir,
    pluginDir: PLUGIN_DIR,
    packagesDir: path.resolve(siteDir, packages),
    pagesDir: path.join(docsDir, 'api'),
    dataDir: path.join(cacheDir, `data-${version}`),
    stampFile: path.join(cacheDir, `stamp-${version}.txt`),
    sourceFile: path.join(cacheDir, `source-${version}.txt`),
    indexFile: path.join(cacheDir, `index-${version}.json`),
  };
}
