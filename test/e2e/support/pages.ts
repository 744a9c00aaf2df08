import {readdirSync, readFileSync, statSync} from 'node:fs';
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
      return name === 'index.html' && !isNoPage(path) ? [folder ? `${folder}/` : ''] : [];
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

/** Whether a file is no page of the site: the frame of edited code, or a stub at an old address. */
function isNoPage(path: string): boolean {
  const html = readFileSync(join(BUILD, path), 'utf8');
  return /data-demo-frame|http-equiv="refresh"/.test(html.slice(0, 1000));
}
