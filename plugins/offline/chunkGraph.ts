/** Code that is loaded together, as the bundler has cut it. */
export interface ChunkGroup {
  /** Name, or empty. */
  name: string;
  /** Files below the base. */
  files: readonly string[];
  /** Paths of the modules that import it dynamically. */
  importers: readonly string[];
  /** Places in the list of the groups that may be loaded from this one. */
  children: readonly number[];
}

/** What `readChunkGraph` needs of a compilation. */
export interface Compilation {
  chunkGroups: Iterable<{
    name?: string | null;
    getFiles: () => Iterable<string>;
    origins: Iterable<{module?: {nameForCondition?: () => string | null | undefined} | null}>;
    childrenIterable: Iterable<unknown>;
  }>;
}

/** Reads the groups of a compilation. */
export function readChunkGraph({chunkGroups}: Compilation): ChunkGroup[] {
  const groups = [...chunkGroups];
  const places = new Map<unknown, number>(groups.map((group, index) => [group, index]));
  return groups.map((group) => ({
    name: group.name ?? '',
    files: [...group.getFiles()],
    importers: [...group.origins].map(({module}) =>
      (module?.nameForCondition?.() ?? '').replaceAll('\\', '/'),
    ),
    children: [...group.childrenIterable].flatMap((child) => places.get(child) ?? []),
  }));
}

/**
 * Files of the named groups and of everything that may be loaded from them.
 *
 * @param leftOut tells the modules whose dynamic imports are not followed
 */
export function filesOf(
  groups: readonly ChunkGroup[],
  names: ReadonlySet<string>,
  leftOut: (importer: string) => boolean,
): Set<string> {
  const seen = new Set<number>();
  const queue = groups.flatMap(({name}, index) => (names.has(name) ? [index] : []));
  for (let place = queue.pop(); place !== undefined; place = queue.pop()) {
    if (!seen.has(place)) {
      seen.add(place);
      const children = groups[place]?.children ?? [];
      queue.push(...children.filter((child) => !groups[child]?.importers.every(leftOut)));
    }
  }
  return new Set([...seen].flatMap((place) => groups[place]?.files ?? []));
}

/** A plugin of the bundler that hands over the groups once the files are written. */
export function observeChunks(name: string, see: (groups: ChunkGroup[]) => void) {
  return {
    apply(compiler: {
      hooks: {afterEmit: {tap: (name: string, run: (compilation: Compilation) => void) => void}};
    }): void {
      compiler.hooks.afterEmit.tap(name, (compilation) => see(readChunkGraph(compilation)));
    },
  };
}
