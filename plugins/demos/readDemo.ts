import {createHash} from 'node:crypto';
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {collectFiles, toPosix, type Collected, type RawFile} from './collectFiles';
import {cutPreview} from './cutPreview';
import {DemoError, type Fault} from './fault';
import {formatCode} from './formatCode';
import {highlight} from './highlight';
import {makeJavaScript} from './makeJavaScript';
import {findDefaultExport, parseSource} from './parseModule';
import {CODE_STYLINGS} from './types';
import type {CodeStyling, DemoCode, DemoFile, DemoPreview, DemoSource} from './types';

/** The stylings of a demo, by the file that holds each. */
export interface DemoEntry {
  /** Name of the demo: of its file, or of its folder when it has several stylings. */
  name: string;
  /** Path from the root of the repository: a file, or a folder ending in `/`. */
  path: string;
  /** Absolute path per styling, in the order of {@link CODE_STYLINGS}. */
  files: Partial<Record<CodeStyling, string>>;
}

/** Everything known at build time about one styling of a demo. */
export interface ReadVariant extends DemoSource {
  preview?: DemoPreview;
  /** Absolute paths of every file that was read. */
  dependencies: string[];
}

/**
 * Reads a file that demos share, so that the code of a page's demos carries it once.
 *
 * @returns The file under its base name.
 */
export async function readSharedFile(file: string, siteDir: string): Promise<DemoFile> {
  const raw = {path: file, name: path.basename(file), content: readFileSync(file, 'utf8')};
  const {shown, faults} = await compileFile(raw, siteDir);
  if (faults.length > 0) {
    throw new DemoError(`${toPosix(path.relative(siteDir, file))} cannot be shown`, faults);
  }
  return shown;
}

/** Tells what belongs to a demo from the path of its `system` file. */
export function findEntry(file: string, siteDir: string): DemoEntry {
  const folder = path.dirname(file);
  const relative = toPosix(path.relative(siteDir, file));
  if (path.basename(file) !== 'system.tsx') {
    return {name: path.basename(file, '.tsx'), path: relative, files: {system: file}};
  }
  const files: DemoEntry['files'] = {};
  for (const styling of CODE_STYLINGS) {
    const candidate = path.join(folder, `${styling}.tsx`);
    if (existsSync(candidate)) {
      files[styling] = candidate;
    }
  }
  return {name: path.basename(folder), path: `${path.posix.dirname(relative)}/`, files};
}

/** Checks what can be checked without compiling: default export, imports, files of a folder. */
export function checkEntry(entry: DemoEntry, siteDir: string): Fault[] {
  const faults: Fault[] = [];
  if (!/^[A-Z][A-Za-z0-9]*$/.test(entry.name)) {
    faults.push({
      file: entry.path,
      message: `"${entry.name}" cannot name a demo.`,
      remedy: 'Name it like a component: SortByTwoColumns.',
    });
  }
  for (const file of Object.values(entry.files)) {
    const collected = collectFiles(file, siteDir);
    faults.push(...checkCollected(collected, file, siteDir));
  }
  if (entry.path.endsWith('/')) {
    const folder = path.join(siteDir, entry.path);
    const strangers = readdirSync(folder).filter(
      (name) => /^(system|css|tailwind)\./.test(name) && !/\.(tsx|css)$/.test(name),
    );
    faults.push(
      ...strangers.map((name) => ({
        file: `${entry.path}${name}`,
        message: 'is not a styling of the demo.',
        remedy: 'A styling is system.tsx, css.tsx or tailwind.tsx.',
      })),
    );
  }
  return faults;
}

function checkCollected(collected: Collected, file: string, siteDir: string): Fault[] {
  const faults = [...collected.faults];
  const entry = collected.files[0];
  if (entry && !findDefaultExport(parseSource(entry.content, entry.name))) {
    faults.push({
      file: toPosix(path.relative(siteDir, file)),
      message: 'has no default export.',
      remedy: 'Export the component: `export default function Name() {…}`.',
    });
  }
  return faults;
}

const memo = new Map<string, Promise<ReadVariant>>();

/**
 * Reads one styling of a demo: its files in both languages, highlighted, and its preview.
 * Results are kept by content, because the page, its sources and the server each ask once.
 *
 * @throws {DemoError} When a file or an export is missing, or its types cannot be stripped.
 */
export async function readVariant(file: string, siteDir: string): Promise<ReadVariant> {
  const collected = collectFiles(file, siteDir);
  const title = `${toPosix(path.relative(siteDir, file))} cannot be shown as a demo`;
  const faults = checkCollected(collected, file, siteDir);
  if (faults.length > 0) {
    throw new DemoError(title, faults);
  }
  const hash = createHash('sha1').update(file);
  collected.files.forEach(({content}) => hash.update('\0').update(content));
  const key = hash.digest('base64');
  let result = memo.get(key);
  if (!result) {
    result = compile(collected, siteDir, title);
    memo.set(key, result);
    result.catch(() => memo.delete(key));
  }
  return result;
}

async function compile(collected: Collected, siteDir: string, title: string): Promise<ReadVariant> {
  const compiled = await Promise.all(collected.files.map((file) => compileFile(file, siteDir)));
  const faults = compiled.flatMap((file) => file.faults);
  if (faults.length > 0) {
    throw new DemoError(title, faults);
  }
  return {
    files: compiled.map(({shown}) => shown),
    imports: collected.imports,
    dependencies: collected.files.map((file) => file.path),
    preview: compiled[0]?.preview,
  };
}

interface CompiledFile {
  shown: DemoFile;
  preview?: DemoPreview;
  faults: Fault[];
}

async function compileFile(raw: RawFile, siteDir: string): Promise<CompiledFile> {
  const extension = path.extname(raw.name).slice(1);
  const formatted = await formatCode(raw.content, extension);
  if (!/^tsx?$/.test(extension)) {
    const shown = {name: raw.name, code: formatted, html: highlight(formatted, extension)};
    return {shown: {name: raw.name, ts: shown, js: shown}, faults: []};
  }
  const typed = cutPreview(formatted);
  const ts = show(raw.name, typed.code, extension);
  const {code, faults} = makeJavaScript(formatted, toPosix(path.relative(siteDir, raw.path)));
  if (code === undefined) {
    return {shown: {name: raw.name, ts}, faults};
  }
  const untyped = cutPreview(await formatCode(code, 'jsx'));
  const jsName = raw.name.replace(/\.tsx?$/, '.js');
  const js = show(jsName, untyped.code, 'jsx');
  return {shown: {name: raw.name, ts, js}, preview: showPreview(typed, untyped), faults};
}

function show(name: string, code: string, language: string): DemoCode {
  return {name, code, html: highlight(code, language)};
}

function showPreview(
  typed: {preview?: string},
  untyped: {preview?: string},
): DemoPreview | undefined {
  if (typed.preview === undefined || untyped.preview === undefined) {
    return undefined;
  }
  const ts = highlight(typed.preview, 'tsx');
  return {ts, js: typed.preview === untyped.preview ? ts : highlight(untyped.preview, 'jsx')};
}
