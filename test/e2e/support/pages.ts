import {readdirSync, statSync} from 'node:fs';
import {join} from 'node:path';

const BUILD = 'build';

/** Folders of the current version's output without pages of it; older versions lie in some. */
const NO_PAGES = /^(assets|fonts|img|styles|v\d+)$/;

/** Addresses of all built pages below the base, sorted: `''`, `'introduction/'`, … */
export function builtPages(folder = ''): string[] {
  return readdirSync(join(BUILD, folder))
    .flatMap((name) => {
      const path = folder ? `${folder}/${name}` : name;
      if (statSync(join(BUILD, path)).isDirectory()) {
        return NO_PAGES.test(path) ? [] : builtPages(path);
      }
      return name === 'index.html' ? [folder ? `${folder}/` : ''] : [];
    })
    .sort();
}

/** Pages that are not generated from the components' types. */
export function guidePages(): string[] {
  return builtPages().filter((path) => !path.startsWith('api/'));
}

/** Pages of an older version that people wrote, below the site's base: `v7/react-charts/`, … */
export function olderPages(version: string): string[] {
  return builtPages(version).filter(
    (path) => path !== `${version}/` && !path.startsWith(`${version}/api/`),
  );
}
