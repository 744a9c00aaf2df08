import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {toPosix} from './collectFiles';
import {extractFences, type PageFence} from './extractFences';
import {addContext} from './addContext';
import {CONTEXTS_FOLDER, contextPath} from './contextPath';
import {groupByDateType} from './dateTypes';
import type {Fault} from './fault';
import {migrationGuideOf} from '../../src/product/migrationGuide';
import {CURRENT_NAME} from '../../src/product/versions';

/** What is checked. */
export interface CheckInput {
  /** Root of the repository, absolute. */
  siteDir: string;
  /** Folder with pages and demos, from the root: `docs`. */
  folder: string;
}

/** What was checked and what is wrong. */
export interface CheckResult {
  demos: number;
  fences: number;
  faults: Fault[];
}

/** A fence that stands in the program as a file of its own. */
interface VirtualFile {
  text: string;
  page: string;
  fence: PageFence;
  /** Lines put before the code of the fence. */
  added: number;
}

const CHECKED = /^tsx?$/;
const COMPILER_OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  resolveJsonModule: true,
  types: [],
};

/** A page whose fences are checked, and which of them. */
interface CheckedPage {
  file: string;
  /** Sides of a migration guide that are written for the version in this folder. */
  takes: (side: PageFence['side']) => boolean;
}

/**
 * Type-checks every demo and every `ts` and `tsx` fence of a folder. They are one program, but for those that import an
 * adapter of the pickers other than Day.js: an adapter changes the type of dates in the whole program that it is in.
 * A fence `before` or `after` of a migration guide is checked with the folder of the version that it is written for.
 */
export function checkDemos({siteDir, folder}: CheckInput): CheckResult {
  const files = listFiles(path.join(siteDir, folder));
  const demos = files.filter((file) => file.endsWith('.tsx'));
  const host = ts.createCompilerHost(COMPILER_OPTIONS);
  const contexts = readContexts(host);
  const faults: Fault[] = [];
  const virtual = new Map<string, VirtualFile>();

  for (const {file: page, takes} of listPages(siteDir, folder, files)) {
    const shown = toPosix(path.relative(siteDir, page));
    for (const fence of extractFences(readFileSync(page, 'utf8'))) {
      if (!CHECKED.test(fence.language) || fence.nocheck !== undefined || !takes(fence.side)) {
        continue;
      }
      const unknown = fence.contexts.filter((name) => !contexts.has(name));
      if (unknown.length > 0) {
        faults.push({
          file: shown,
          line: fence.line,
          message: `context "${unknown.join(', ')}" is not known.`,
          remedy: `Use one of ${[...contexts.keys()].join(', ')}.`,
        });
        continue;
      }
      // Beside the packages that it is written for.
      const place = path.join(siteDir, folder, path.basename(page));
      const isHere = !toPosix(path.relative(path.join(siteDir, folder), page)).startsWith('../');
      const name = `${isHere ? page : place}.${fence.line}.${fence.language}`;
      const {text, added} = addContext(
        withoutDeleted(fence),
        fence.contexts.length > 0 ? [...fence.contexts, 'base'] : [],
        contexts,
      );
      virtual.set(name, {text, added, page: shown, fence});
    }
  }

  overlay(host, virtual);
  // What a version's own packages expect of the types around them.
  const ambient = listAmbient(path.join(siteDir, folder));
  const read = (file: string) => virtual.get(file)?.text ?? readFileSync(file, 'utf8');
  for (const group of groupByDateType([...demos, ...virtual.keys()], read)) {
    const program = ts.createProgram([...ambient, ...group], COMPILER_OPTIONS, host);
    for (const file of group) {
      faults.push(...checkFile(program, file, virtual.get(file), siteDir));
    }
  }
  return {demos: demos.length, fences: virtual.size, faults};
}

function checkFile(
  program: ts.Program,
  file: string,
  virtual: VirtualFile | undefined,
  siteDir: string,
): Fault[] {
  const source = program.getSourceFile(file);
  const diagnostics = [
    ...program.getSyntacticDiagnostics(source),
    ...program.getSemanticDiagnostics(source),
  ];
  return diagnostics.map((diagnostic): Fault => {
    const position = source?.getLineAndCharacterOfPosition(diagnostic.start ?? 0).line ?? 0;
    return {
      file: virtual?.page ?? toPosix(path.relative(siteDir, file)),
      line: virtual ? pageLine(virtual, position) : position + 1,
      message: `TS${diagnostic.code}`,
      remedy: ts.flattenDiagnosticMessageText(diagnostic.messageText, ' '),
    };
  });
}

/** Pages of the folder, and the migration guides that lead from or to its version. */
function listPages(siteDir: string, folder: string, files: readonly string[]): CheckedPage[] {
  const version = /^versioned_docs\/version-(v\d+)/.exec(toPosix(folder))?.[1] ?? CURRENT_NAME;
  const isPage = (file: string) => /\.mdx?$/.test(file);
  const sidesOf = (file: string): CheckedPage => {
    const guide = migrationGuideOf(`/x/migration/${path.basename(file, path.extname(file))}/`);
    return {
      file,
      takes: (side) =>
        side === undefined
          ? files.includes(file)
          : (side === 'before' ? guide?.from : guide?.to) === version,
    };
  };
  const guides = listFiles(path.join(siteDir, 'docs/migration')).filter(
    (file) => isPage(file) && !files.includes(file),
  );
  return [...files.filter(isPage), ...(version === CURRENT_NAME ? [] : guides)].map(sidesOf);
}

/** Blanks removed lines of a diff: what stays is what a reader ends up with. */
function withoutDeleted({code, marks}: PageFence): string {
  return code
    .split('\n')
    .map((line, index) => (marks.get(index + 1) === 'deleted' ? '' : line))
    .join('\n');
}

function pageLine({fence, added}: VirtualFile, position: number): number {
  const index = Math.min(Math.max(0, position - added), fence.lineOrigins.length - 1);
  return fence.line + (fence.lineOrigins[index] ?? 0);
}

/** The names that each file in `contexts/` exports, by the name of the file. */
function readContexts(host: ts.CompilerHost): Map<string, Set<string>> {
  const names = readdirSync(CONTEXTS_FOLDER).map((file) => file.replace(/\.tsx$/, ''));
  const files = names.map((name) => `${contextPath(name)}.tsx`);
  const program = ts.createProgram(files, COMPILER_OPTIONS, host);
  const checker = program.getTypeChecker();
  const contexts = new Map<string, Set<string>>();
  names.forEach((name) => {
    const source = program.getSourceFile(`${contextPath(name)}.tsx`);
    const symbol = source && checker.getSymbolAtLocation(source);
    const exported = symbol ? checker.getExportsOfModule(symbol) : [];
    contexts.set(name, new Set(exported.map((entry) => entry.name)));
  });
  return contexts;
}

function overlay(host: ts.CompilerHost, virtual: ReadonlyMap<string, VirtualFile>): void {
  const {fileExists, readFile, getSourceFile} = host;
  const parsed = new Map<string, ts.SourceFile | undefined>();
  host.fileExists = (file) => virtual.has(file) || fileExists(file);
  host.readFile = (file) => virtual.get(file)?.text ?? readFile(file);
  host.getSourceFile = (file, options, ...rest) => {
    if (!parsed.has(file)) {
      const text = virtual.get(file)?.text;
      const source =
        text === undefined
          ? getSourceFile(file, options, ...rest)
          : ts.createSourceFile(file, text, options, true);
      parsed.set(file, source);
    }
    return parsed.get(file);
  };
}

/** Ambient declarations beside the pages: `types.d.ts`. */
function listAmbient(folder: string): string[] {
  if (!existsSync(folder)) {
    return [];
  }
  return readdirSync(folder)
    .filter((name) => name.endsWith('.d.ts'))
    .map((name) => path.join(folder, name));
}

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) {
    return [];
  }
  return readdirSync(folder, {withFileTypes: true}).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      return entry.name === 'node_modules' ? [] : listFiles(file);
    }
    return /\.(tsx|mdx?)$/.test(entry.name) ? [file] : [];
  });
}
