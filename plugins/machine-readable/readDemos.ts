import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import {demoLabel} from '../demos/client/demoLabel';
import {toPosix} from '../demos/collectFiles';
import type {MdNode} from '../demos/mdast';
import {walk} from '../demos/mdast';
import {parseDemoTag} from '../demos/parseDemoTag';
import type * as ReadDemo from '../demos/readDemo';
import type {CodeStyling} from '../demos/types';
import type {ContentCache, Made} from './contentCache';
import type {DemoFileText, DemoText, Md} from './types';

/** What reads a demo: `plugins/demos/readDemo.ts`. */
export type DemoReader = Pick<typeof ReadDemo, 'findEntry' | 'readVariant'>;

/** What reading the demos of a page needs. */
export interface ReadDemosOptions {
  /** Root of the repository, absolute. */
  siteDir: string;
  /** Absolute path of the page. */
  file: string;
  cache: ContentCache;
  reader: DemoReader;
}

/** The demos of a page, and every file they were read from. */
export interface PageDemos {
  /** Code, by what `file` says in the page. */
  demos: Map<string, DemoText>;
  /** Absolute paths. */
  files: string[];
}

/** Reads the code of every demo of a page. Wrong tags are left to the compiler of the page. */
export async function readDemos(tree: Md, options: ReadDemosOptions): Promise<PageDemos> {
  const {siteDir, file, reader} = options;
  const result: PageDemos = {demos: new Map(), files: []};
  const tags: MdNode[] = [];
  walk(tree, (node) => {
    if (node.name === 'Demo' && node.type.startsWith('mdxJsx')) {
      tags.push(node);
    }
  });
  for (const tag of tags) {
    const {file: written, options: shown} = parseDemoTag(tag);
    const target = written && path.resolve(path.dirname(file), written);
    if (!written || !target || !existsSync(target)) {
      continue;
    }
    const first = statSync(target).isDirectory() ? path.join(target, 'system.tsx') : target;
    const entry = reader.findEntry(first, siteDir);
    const stylings: DemoText['stylings'] = [];
    for (const [styling, path] of Object.entries(entry.files) as [CodeStyling, string][]) {
      const {value, files} = await readFiles(path, options);
      stylings.push({styling, files: value});
      result.files.push(...files);
    }
    const label = shown.title ?? demoLabel(entry.name);
    result.demos.set(written, {name: entry.name, label, stylings});
  }
  return result;
}

function readFiles(
  file: string,
  {siteDir, cache, reader}: ReadDemosOptions,
): Promise<Made<DemoFileText[]>> {
  return cache.get(`demo ${file}`, [], async () => {
    const {files, dependencies} = await reader.readVariant(file, siteDir);
    const value = files.map(({name, ts, js}, index) => ({
      name,
      path: toPosix(path.relative(siteDir, dependencies[index] ?? '')),
      ts: ts.code,
      ...(js && js.code !== ts.code && {js: js.code}),
    }));
    return {value, files: dependencies};
  });
}
