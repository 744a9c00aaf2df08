import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {RouteConfig} from '@docusaurus/types';
import {filesOf, type ChunkGroup} from './chunkGraph';
import {compileWorker, type WorkerBuild} from './compileWorker';
import type {PluginOptions} from './options';
import {writePrecache} from './precache';
import {buildId, filesNamedIn, readOutput} from './readOutput';
import {routeChunks, type ChunkNames} from './routeChunks';
import {entryOf} from './worker/visits';

/** The build that a worker is written for. */
export interface Build extends Omit<WorkerBuild, 'config'> {
  base: string;
  /** The offline page, below the base. */
  page: string;
  generatedFilesDir: string;
  routes: readonly RouteConfig[];
  groups: readonly ChunkGroup[];
  options: PluginOptions;
}

/**
 * Writes `sw.js`: the worker, compiled, with the list of the files that the offline page needs.
 * @returns the sum of those files, gzipped, in bytes
 */
export async function writeWorker(build: Build): Promise<number> {
  const {base, page, routes, groups, options, outDir} = build;
  const file = `${page}index.html`;
  if (!existsSync(path.join(outDir, file))) {
    throw new Error(`plugins/offline: ${file} is not among the built pages.`);
  }
  const chunkNames = path.join(build.generatedFilesDir, 'routesChunkNames.json');
  const chunks = routeChunks(routes, JSON.parse(await readFile(chunkNames, 'utf8')) as ChunkNames);
  const files = await readOutput(outDir);
  const html = await readFile(path.join(outDir, file), 'utf8');
  const isLeftOut = (importer: string) => options.leaveOut.some((part) => importer.includes(part));
  const own = filesOf(groups, chunks.get(base + page) ?? new Set(), isLeftOut);
  const names = [file, ...new Set([...filesNamedIn(html, base, files), ...own])];
  await compileWorker({
    ...build,
    config: {
      base,
      hosts: options.hosts,
      build: buildId(files),
      entry: entryOf(html),
      offlinePage: base + page,
    },
  });
  return writePrecache({outDir, base, names, files, limit: options.precacheLimit});
}
