import ComponentCreator from '@docusaurus/ComponentCreator';
import chunkNames from '@generated/routesChunkNames';
import registry from '@generated/registry';
import {children} from '@generated/routes';
import sections from '@generated/lazy-routes/sections';
import type {PageLoader, SectionTable} from '../types';

/** One promise for each section that was asked for. */
const loads = new Map<() => unknown, Promise<void>>();

/** Gives the router the pages of a section, as if they had been generated into its table. */
function addPages({path: folder, parent, component, attributes, pages}: SectionTable): void {
  const names = chunkNames as Record<string, unknown>;
  const modules = registry as Record<string, [PageLoader, string, string]>;
  children[parent]!.push(
    ...pages.map(([rest, load]) => {
      const path = folder + rest;
      names[`${path}-`] = {__comp: component, content: path};
      modules[path] = [load, path, path];
      return {path, component: ComponentCreator(path, ''), ...attributes};
    }),
  );
}

/**
 * Makes the pages of an address known to the router; does nothing for an address outside of all sections.
 * A section that could not be loaded is tried again at the next call.
 */
export async function loadSections(pathname: string): Promise<void> {
  const path = pathname.endsWith('/') ? pathname : `${pathname}/`;
  await Promise.all(
    sections
      .filter(([folder]) => path.startsWith(folder))
      .map(([, load]) => {
        const known =
          loads.get(load) ??
          load()
            .then((table) => addPages(table.default))
            .catch((error: unknown) => {
              loads.delete(load);
              throw error;
            });
        loads.set(load, known);
        return known;
      }),
  );
}
