import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {filesOf, type ChunkGroup} from './chunkGraph';
import {filesNamedIn, type OutputFile} from './readOutput';
import {routeChunks, type ChunkNames} from './routeChunks';

/** What files are looked for in. */
export interface Searched {
  base: string;
  outDir: string;
  generatedFilesDir: string;
  groups: readonly ChunkGroup[];
  options: {leaveOut: readonly string[]};
}

/** Finds what pages need; their paths are below the base. */
export interface Finder {
  /**
   * All files of a page: those it names, its code, and whatever that may load. A page that stands `alone` does
   * without what it shares with all others, such as the search.
   */
  all: (page: string, alone?: boolean) => Promise<string[]>;
  /**
   * The code that the page's demos and the mark of stored pages may load, beyond what its HTML starts with. What a
   * package loads by itself, for a rare action, is not among it.
   */
  code: (page: string) => Promise<string[]>;
}

/** Makes a finder for the files of a build. */
export async function createFinder(
  {base, groups, options, outDir, generatedFilesDir}: Searched,
  output: ReadonlyMap<string, OutputFile>,
): Promise<Finder> {
  const generated = (name: string) => readFile(path.join(generatedFilesDir, name), 'utf8');
  const chunks = routeChunks(
    await generated('routes.js'),
    JSON.parse(await generated('routesChunkNames.json')) as ChunkNames,
  );
  const isLeftOut = (importer: string) =>
    [...options.leaveOut, '/registry.js', '/lazy-routes/pages-'].some((part) =>
      importer.includes(part),
    );
  const main = new Set(['main']);
  // What every page may load, such as the search.
  const common = filesOf(groups, main, isLeftOut);
  const offline = filesOf(
    groups,
    main,
    (importer) => isLeftOut(importer) || !importer.includes('/plugins/offline/'),
  );
  const named = async (page: string) => {
    const html = await readFile(path.join(outDir, `${page}index.html`), 'utf8');
    return filesNamedIn(html, base, output);
  };
  const chunksOf = (page: string) => chunks.get(base + page) ?? new Set<string>();
  return {
    async all(page, alone = false) {
      const own = filesOf(groups, chunksOf(page), isLeftOut);
      const shared = alone ? offline : common;
      return [`${page}index.html`, ...(await named(page)), ...shared, ...own];
    },
    async code(page) {
      const own = filesOf(
        groups,
        chunksOf(page),
        (importer) => isLeftOut(importer) || importer.includes('/node_modules/'),
      );
      const known = new Set(await named(page));
      const shared = (name: string) => common.has(name) && !offline.has(name);
      return [...new Set([...own, ...offline])].filter((name) => !known.has(name) && !shared(name));
    },
  };
}
