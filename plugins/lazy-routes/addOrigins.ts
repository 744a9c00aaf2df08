import type {Section} from './splitRoutes';
import {tableName} from './printModules';

/** Chunks by the module or chunk name that leads to them, as in `client-manifest.json`. */
export type Origins = Record<string, string[]>;

/**
 * Adds the chunks of each module, so that the HTML of a page names all scripts of the page: they are loaded
 * side by side, where otherwise the entry bundle asks for one after the other.
 *
 * @param origins As written by the client build, by chunk name
 * @param modules Module of each chunk name
 */
export function addOrigins(
  origins: Origins,
  modules: ReadonlyMap<string, string>,
  sections: readonly Section[],
): Origins {
  const tables = new Map<string, string[]>();
  sections.forEach(({pages}, index) => {
    pages.forEach(({content}) => tables.set(content, origins[tableName(index)] ?? []));
  });
  const added = [...modules].map(([name, module]): [string, string[]] => [
    module,
    [...(tables.get(name) ?? []), ...(origins[name] ?? [])],
  ]);
  return {...origins, ...Object.fromEntries(added)};
}
