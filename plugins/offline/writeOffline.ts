import {existsSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {productOf} from '../../src/product/productOf';
import {products} from '../../src/product/products';
import {filesOf, type ChunkGroup} from './chunkGraph';
import {compileWorker, type WorkerBuild} from './compileWorker';
import type {PluginOptions} from './options';
import {writePrecache} from './precache';
import {productList, searchFiles, type ProductList, type SearchedPage} from './productList';
import {buildId, filesNamedIn, readOutput, type OutputFile} from './readOutput';
import {routeChunks, type ChunkNames} from './routeChunks';
import {MANIFEST, webManifest} from './webManifest';
import {entryOf} from './worker/visits';

/** The build that is written for. */
export interface Build extends Omit<WorkerBuild, 'config'> {
  base: string;
  /** The offline page, below the base. */
  page: string;
  generatedFilesDir: string;
  groups: readonly ChunkGroup[];
  options: PluginOptions;
}

/** What was written. */
export interface Written {
  /** Sum of the files fetched at installation, gzipped, in bytes. */
  precache: number;
  lists: ProductList[];
}

/**
 * Finds the files that a page needs: those it names, its code, and whatever that may load. A page that stands `alone`
 * does without what it shares with all others, such as the search.
 */
async function createFinder(build: Build, output: ReadonlyMap<string, OutputFile>) {
  const {base, groups, options, outDir, generatedFilesDir} = build;
  const generated = (name: string) => readFile(path.join(generatedFilesDir, name), 'utf8');
  const chunks = routeChunks(
    await generated('routes.js'),
    JSON.parse(await generated('routesChunkNames.json')) as ChunkNames,
  );
  const isLeftOut = (importer: string) =>
    [...options.leaveOut, '/registry.js'].some((part) => importer.includes(part));
  // What every page may load, such as the search.
  const common = filesOf(groups, new Set(['main']), isLeftOut);
  const offline = filesOf(
    groups,
    new Set(['main']),
    (importer) => isLeftOut(importer) || !importer.includes('/plugins/offline/'),
  );
  return async (page: string, alone = false): Promise<string[]> => {
    const file = `${page}index.html`;
    const html = await readFile(path.join(outDir, file), 'utf8');
    const own = filesOf(groups, chunks.get(base + page) ?? new Set(), isLeftOut);
    const shared = alone ? offline : common;
    return [file, ...filesNamedIn(html, base, output), ...shared, ...own];
  };
}

async function readSearchedPages(outDir: string): Promise<SearchedPage[]> {
  const file = path.join(outDir, 'search/pages.json');
  return existsSync(file)
    ? (JSON.parse(await readFile(file, 'utf8')) as {pages: SearchedPage[]}).pages
    : [];
}

/** Writes the manifest, the list of each product, and `sw.js` with the list of what the offline page needs. */
export async function writeOffline(build: Build): Promise<Written> {
  const {base, page, options, outDir} = build;
  const offlineFile = `${page}index.html`;
  await writeFile(
    path.join(outDir, MANIFEST),
    JSON.stringify(webManifest(options.app, base, products), null, 2),
  );
  const output = await readOutput(outDir);
  if (!output.has(offlineFile)) {
    throw new Error(`plugins/offline: ${offlineFile} is not among the built pages.`);
  }
  const id = buildId(output);
  const find = await createFinder(build, output);
  const searched = await readSearchedPages(outDir);
  const pages = [...output.keys()]
    .filter((name) => name.endsWith('index.html'))
    .map((name) => name.slice(0, -'index.html'.length));
  const lists: ProductList[] = [];
  await mkdir(path.join(outDir, 'offline'), {recursive: true});
  for (const product of products) {
    const isOwn = (name: string) => productOf(base + name).productId === product.id;
    const folders = options.productFolders.map((folder) =>
      folder.replace('{product}', product.id.replace(/^x-/, '')),
    );
    const names = new Set([
      ...(await Promise.all(pages.filter(isOwn).map((name) => find(name)))).flat(),
      ...searchFiles(output, searched, isOwn),
      ...[...output.keys()].filter((name) => folders.some((folder) => name.startsWith(folder))),
    ]);
    const list = productList(product.id, id, names, output);
    await writeFile(path.join(outDir, `offline/${product.id}.json`), JSON.stringify(list));
    lists.push(list);
  }

  await compileWorker({
    ...build,
    config: {
      base,
      hosts: options.hosts,
      build: id,
      entry: entryOf(await readFile(path.join(outDir, offlineFile), 'utf8')),
      offlinePage: base + page,
    },
  });
  const needed = await find(page, true);
  const precache = await writePrecache({
    outDir,
    base,
    names: [...new Set(needed)],
    files: output,
    limit: options.precacheLimit,
  });
  return {precache, lists};
}
