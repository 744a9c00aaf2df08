import {replaceSpecifiers} from './listSpecifiers';

/** A file of a demo, named relative to the folder of the demo. */
export interface SandboxFile {
  name: string;
  code: string;
}

/** The files of a demo in the `src` folder of a project. */
export interface PlacedFiles {
  files: Record<string, string>;
  /** Path of the demo itself: `src/SortByTwoColumns.tsx`. */
  entry: string;
  /** What `src/main` imports: `./SortByTwoColumns`. */
  entryImport: string;
}

const EXTENSION = /\.(tsx?|jsx?)$/;

/**
 * Puts the files of a demo into `src`. Folders above the demo fall away, Vite wants JSX in `.jsx`,
 * and the file of a styling takes the name of its demo; imports are rewritten to match.
 */
export function placeFiles(
  files: readonly SandboxFile[],
  demoName: string,
  language: 'ts' | 'js',
): PlacedFiles {
  const places = new Map<string, string>();
  const taken = new Set<string>([`src/main.${language === 'ts' ? 'tsx' : 'jsx'}`]);
  files.forEach(({name}, index) => {
    const place = free(index === 0 ? entryPlace(name, demoName) : folderless(name), taken);
    taken.add(place);
    places.set(name, place);
  });
  const placed: Record<string, string> = {};
  for (const {name, code} of files) {
    const place = places.get(name) ?? '';
    placed[place] = EXTENSION.test(name)
      ? replaceSpecifiers(code, (specifier) => rename(specifier, name, place, places))
      : code;
  }
  const entry = places.get(files[0]?.name ?? '') ?? '';
  return {files: placed, entry, entryImport: `./${entry.slice(4).replace(EXTENSION, '')}`};
}

function entryPlace(name: string, demoName: string): string {
  const extension = EXTENSION.exec(name)?.[1] ?? 'tsx';
  return `src/${demoName}.${/^j/.test(extension) ? 'jsx' : extension}`;
}

function folderless(name: string): string {
  return `src/${name.replace(/^(\.\.?\/)+/, '').replace(/\.js$/, '.jsx')}`;
}

function free(place: string, taken: ReadonlySet<string>): string {
  let result = place;
  for (let count = 2; taken.has(result); count += 1) {
    result = place.replace(/(\.\w+)$/, `${count}$1`);
  }
  return result;
}

function rename(
  specifier: string,
  importer: string,
  place: string,
  places: ReadonlyMap<string, string>,
): string {
  if (!specifier.startsWith('.')) {
    return specifier;
  }
  const wanted = join(importer, specifier);
  const name = [...places.keys()].find(
    (candidate) =>
      [wanted, `${wanted}/index`].includes(normalize(candidate).replace(EXTENSION, '')) ||
      normalize(candidate) === wanted,
  );
  const target = name && places.get(name);
  if (!target) {
    return specifier;
  }
  return relative(place, EXTENSION.test(specifier) ? target : target.replace(EXTENSION, ''));
}

/** Path of what `specifier` means in a file, relative to the folder of the demo. */
function join(importer: string, specifier: string): string {
  return normalize(`${importer}/../${specifier}`).replace(EXTENSION, '');
}

function normalize(path: string): string {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') {
      parts.pop();
    } else if (part !== '.' && part !== '') {
      parts.push(part);
    }
  }
  return parts.join('/');
}

function relative(from: string, to: string): string {
  const folder = from.split('/').slice(0, -1);
  const target = to.split('/');
  while (folder.length > 0 && folder[0] === target[0]) {
    folder.shift();
    target.shift();
  }
  return `${folder.length > 0 ? '../'.repeat(folder.length) : './'}${target.join('/')}`;
}
