import {existsSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {productOf} from '../../src/product/productOf';
import {products} from '../../src/product/products';
import type {ChunkGroup} from './chunkGraph';
import {codeList} from './codeList';
import {compileWorker, type WorkerBuild} from './compileWorker';
import {createFinder, type Finder} from './createFinder';
import type {PluginOptions} from './options';
import {writePrecache} from './precache';
import {productList, searchFiles, type ProductList, type SearchedPage} from './productList';
import {buildId, readOutput, type OutputFile} from './readOutput';
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

async function readSearchedPages(outDir: string): Promise<SearchedPage[]> {
  const file = path.join(outDir, 'search/pages.json');
  return existsSync(file)
    ? (JSON.parse(await readFile(file, 'utf8')) as {pages: SearchedPage[]}).pages
    : [];
}

/** Addresses of the built pages, below the base. */
const pagesOf = (output: ReadonlyMap<string, OutputFile>): string[] =>
  [...output.keys()]
    .filter((name) => name.endsWith('index.html'))
    .map((name) => name.slice(0, -'index.html'.length));

async function writeCodeList(build: Build, pages: readonly string[], find: Finder) {
  const wanted = await Promise.all(
    pages.map(async (page) => [page, await find.code(page)] as const),
  );
  const folder = path.join(build.outDir, 'offline');
  await mkdir(folder, {recursive: true});
  await writeFile(path.join(folder, 'pages.json'), JSON.stringify(codeList(wanted)));
}

/** Writes what an older version adds to the worker of the present one: the code of each of its pages. */
export async function writeOlder(build: Build): Promise<void> {
  const output = await readOutput(build.outDir);
  await writeCodeList(build, pagesOf(output), await createFinder(build, output));
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
  const pages = pagesOf(output);
  await writeCodeList(build, pages, find);
  const lists: ProductList[] = [];
  for (const product of products) {
    const isOwn = (name: string) => productOf(base + name).productId === product.id;
    const folders = options.productFolders.map((folder) =>
      folder.replace('{product}', product.id.replace(/^x-/, '')),
    );
    const names = new Set([
      ...(await Promise.all(pages.filter(isOwn).map((name) => find.all(name)))).flat(),
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
  const needed = await find.all(page, true);
  const precache = await writePrecache({
    outDir,
    base,
    names: [...new Set(needed)],
    files: output,
    limit: options.precacheLimit,
  });
  return {precache, lists};
}
