import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {ApiDocument} from '../api/types';

/** A built page as Markdown. */
export interface LibraryPage {
  /** Path below the start of its version: `react-data-grid/sorting`; `index` for the start itself. */
  path: string;
  title: string;
  description: string;
  /** Name of the product, empty on pages of no single product. */
  product: string;
  kind: 'guide' | 'api';
  url: string;
  /** Text after the front matter. */
  text: string;
}

/** Everything that is published of one version. */
export interface LibraryVersion {
  /** `current`, or the name of an older version: `v7`. */
  name: string;
  /** The version as its pages state it. */
  label: string;
  folder: string;
  pages: LibraryPage[];
  api: ApiDocument[];
}

/** A fault that whoever asked can do something about. */
export class LibraryError extends Error {}

/** Name of the version at the start of the output. */
export const CURRENT = 'current';

/** Folders of the output that hold no pages. */
const NO_PAGES = /^(assets|fonts|img|styles|pagefind|search|api-data|v\d+)$/;

function filesIn(folder: string, ending: RegExp, below = ''): string[] {
  return readdirSync(path.join(folder, below), {withFileTypes: true}).flatMap((entry) => {
    const name = path.posix.join(below, entry.name);
    if (entry.isDirectory()) {
      return below === '' && NO_PAGES.test(entry.name) ? [] : filesIn(folder, ending, name);
    }
    return ending.test(name) ? [name] : [];
  });
}

/** Value of a front matter field. */
function field(head: string, name: string): string {
  const value = new RegExp(`^${name}: (.*)$`, 'm').exec(head)?.[1] ?? '';
  return value.startsWith('"') ? String(JSON.parse(value)) : value;
}

function readPage(folder: string, file: string): LibraryPage & {version: string} {
  const whole = readFileSync(path.join(folder, file), 'utf8');
  const [, head = '', text = whole] = /^---\n([\s\S]*?)\n---\n\n?([\s\S]*)$/.exec(whole) ?? [];
  return {
    path: file.replace(/\.md$/, ''),
    title: field(head, 'title'),
    description: field(head, 'description'),
    product: field(head, 'product'),
    version: field(head, 'version'),
    kind: file.startsWith('api/') || file === 'api.md' ? 'api' : 'guide',
    url: field(head, 'url'),
    text,
  };
}

function readVersion(folder: string, name: string): LibraryVersion {
  const pages = filesIn(folder, /(?<!\.js)\.md$/).map((file) => readPage(folder, file));
  const documents = existsSync(path.join(folder, 'api'))
    ? filesIn(path.join(folder, 'api'), /\.json$/).filter((file) => file !== 'schema.json')
    : [];
  const read = (file: string) =>
    JSON.parse(readFileSync(path.join(folder, 'api', file), 'utf8')) as ApiDocument;
  const label = pages.find(({version}) => version)?.version ?? name;
  return {name, label, folder, pages, api: documents.map(read)};
}

/** Whether a folder holds a built version. */
const isBuilt = (folder: string) => existsSync(path.join(folder, 'llms.txt'));

/** Reads built versions when they are asked for, and again after a build. */
export interface Library {
  /** Names of the versions that are built: the current one first, then newest first. */
  names: () => string[];
  /** @throws {LibraryError} when nothing, or not that version, is built */
  open: (name?: string) => LibraryVersion;
}

/** @param folder the output of `npm run build` */
export function createLibrary(folder: string): Library {
  const opened = new Map<string, {version: LibraryVersion; time: number}>();
  const folderOf = (name: string) => (name === CURRENT ? folder : path.join(folder, name));

  const names = () => {
    const older = existsSync(folder)
      ? readdirSync(folder).filter((name) => /^v\d+$/.test(name) && isBuilt(folderOf(name)))
      : [];
    older.sort((a, b) => Number(b.slice(1)) - Number(a.slice(1)));
    return [...(isBuilt(folder) ? [CURRENT] : []), ...older];
  };

  const open = (asked = CURRENT) => {
    const built = names();
    if (built.length === 0) {
      throw new LibraryError(
        `Nothing is built in ${folder}. Run "npm run build" there, then ask again; this server need not be started anew.`,
      );
    }
    const label = (name: string) => opened.get(name)?.version.label ?? '';
    const wanted = asked.replace(/^v?(\d+)(\..*)?$/, 'v$1');
    const name =
      built.find((item) => item === asked || item === wanted) ??
      (label(CURRENT).startsWith(`${wanted.slice(1)}.`) || wanted === 'latest' ? CURRENT : '');
    if (!name || !built.includes(name)) {
      const others = built.map((item) =>
        item === CURRENT ? `${CURRENT} (${open().label})` : item,
      );
      throw new LibraryError(`There is no version "${asked}". Built are: ${others.join(', ')}.`);
    }
    const time = statSync(path.join(folderOf(name), 'llms.txt')).mtimeMs;
    const known = opened.get(name);
    if (known?.time === time) {
      return known.version;
    }
    const version = readVersion(folderOf(name), name);
    opened.set(name, {version, time});
    return version;
  };

  return {names, open};
}
