import fs from 'node:fs';
import path from 'node:path';
import {demosByName, scanPages} from './emit/demos';
import {emit, type Emitted} from './emit';
import {writeFolder} from './emit/write';
import {failWith, nodeFiles, obtainFacts, type Places, readPageList} from './facts';
import type {History} from './history';
import {pageLinks} from './changes/pageLinks';
import {hashOf, sourceTexts} from './key';
import {entryPoints} from './resolve';
import type {ApiFacts, PageList} from './types';
import {type ApiReport, candidateWarnings, reportOf, verifyFaults} from './verify';

/** Where generated files go. */
export interface GeneratePlaces extends Places {
  baseUrl: string;
  docsDir: string;
  /** Folder of the pages. */
  pagesDir: string;
  /** Folder of the popovers' data, served below the base. */
  dataDir: string;
  /** File with every name and its address, for pages that link to them. */
  indexFile: string;
  /** File that remembers what the pages were made of. */
  stampFile: string;
  /** File that changes with what the packages say, and not with the guides. */
  sourceFile: string;
}

/** What generating did. */
export interface Generated {
  /** Nothing changed since the last time, nothing was read or written. */
  fresh: boolean;
  written: number;
  warnings: string[];
}

/** The committed report of a version, where there is one. */
export function readReport(places: Places): ApiReport | undefined {
  const file = path.join(places.pluginDir, 'report', `${places.version}.json`);
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as ApiReport) : undefined;
}

/**
 * Facts, checked against the page list and the committed report.
 *
 * @throws one error with a line for each fault
 */
export function checkedFacts(
  places: Places,
  {ignoreFalls = false}: {ignoreFalls?: boolean | undefined} = {},
): {
  key: string;
  load: () => {facts: ApiFacts; pages: PageList; report: ApiReport};
} {
  const {pages} = readPageList(places);
  const {key, load} = obtainFacts(places);
  return {
    key,
    load: () => {
      const facts = load();
      const report = reportOf(facts, pages);
      const faults = verifyFaults(
        facts,
        pages,
        report,
        ignoreFalls ? undefined : readReport(places),
      );
      if (faults.length > 0)
        failWith('the packages do not give what the page list promises.', faults);
      return {facts, pages, report};
    },
  };
}

/** Writes the pages and the popovers' data when anything that they are made of has changed. */
export function generate(places: GeneratePlaces): Generated {
  const checked = checkedFacts(places);
  const scanned = scanPages(places.docsDir);
  const {stampFile} = places;
  const source = hashOf([
    checked.key,
    places.baseUrl,
    ...['changes', 'emit', 'history', 'pages', 'render', 'report'].flatMap((name) =>
      safeTexts(path.join(places.pluginDir, name)),
    ),
    ...['verify.ts', 'generate.ts', 'packages.ts', 'resolve.ts'].map((name) =>
      fs.readFileSync(path.join(places.pluginDir, name), 'utf8'),
    ),
  ]);
  const stamp = hashOf([source, JSON.stringify(scanned)]);
  const known = fs.existsSync(stampFile) ? fs.readFileSync(stampFile, 'utf8') : '';
  const all = [places.pagesDir, places.dataDir, places.indexFile, places.sourceFile];
  if (known === stamp && all.every((file) => fs.existsSync(file))) {
    return {fresh: true, written: 0, warnings: []};
  }
  const {facts, pages} = checked.load();
  const emitted = emit({
    facts,
    pages,
    baseUrl: places.baseUrl,
    demos: demosByName(scanned, places.baseUrl),
    histories: readAll<History>(places, 'history'),
    links: pageLinks(readAll<PageList>(places, 'pages')),
    docPaths: new Set(scanned.map((page) => page.path)),
    entryPoints: entryPoints(places.packagesDir, Object.keys(pages.packages), nodeFiles),
  });
  const written = writeAll(places, emitted);
  const before = fs.existsSync(places.sourceFile) ? fs.readFileSync(places.sourceFile, 'utf8') : '';
  if (before !== source) fs.writeFileSync(places.sourceFile, source);
  fs.writeFileSync(stampFile, stamp);
  return {fresh: false, written, warnings: candidateWarnings(facts)};
}

/** What is committed of all versions. */
function readAll<T>({pluginDir}: Places, name: 'history' | 'pages'): T[] {
  const folder = path.join(pluginDir, name);
  return fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')) as T);
}

const safeTexts = (directory: string): string[] =>
  fs.existsSync(directory) ? sourceTexts(directory) : [];

function writeAll(places: GeneratePlaces, emitted: Emitted): number {
  const pages = writeFolder(places.pagesDir, emitted.pages);
  const data = writeFolder(places.dataDir, emitted.data);
  fs.writeFileSync(places.indexFile, JSON.stringify(emitted.index));
  return pages.written + data.written;
}
