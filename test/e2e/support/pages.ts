import {readdirSync, statSync} from 'node:fs';
import {join} from 'node:path';

const BUILD = 'build';

/** Addresses of all built pages below the base, sorted: `''`, `'introduction/'`, … */
export function builtPages(folder = ''): string[] {
  return readdirSync(join(BUILD, folder))
    .flatMap((name) => {
      const path = folder ? `${folder}/${name}` : name;
      if (statSync(join(BUILD, path)).isDirectory()) {
        return /^(assets|fonts|img|styles)$/.test(path) ? [] : builtPages(path);
      }
      return name === 'index.html' ? [folder ? `${folder}/` : ''] : [];
    })
    .sort();
}

/** Pages that are not generated from the components' types. */
export function guidePages(): string[] {
  return builtPages().filter((path) => !path.startsWith('api/'));
}
