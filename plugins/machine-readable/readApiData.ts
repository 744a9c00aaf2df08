import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {PageData} from '../api-reference/model';
import type {Md} from './types';

/** Generated data that a page imports. */
export interface ApiData {
  /** By the name in the page's code. */
  pages: Map<string, PageData>;
  /** Absolute paths. */
  files: string[];
}

const IMPORT = /^import (\w+) from ['"](\.\/[^'"]+\.json)['"];?$/gm;

/** Reads the JSON files that a page of the API reference imports from beside it. */
export function readApiData(tree: Md, page: string): ApiData {
  const result: ApiData = {pages: new Map(), files: []};
  for (const node of tree.children ?? []) {
    if (node.type !== 'mdxjsEsm') {
      continue;
    }
    for (const [, name = '', written = ''] of (node.value ?? '').matchAll(IMPORT)) {
      const file = path.resolve(path.dirname(page), written);
      if (existsSync(file)) {
        result.pages.set(name, JSON.parse(readFileSync(file, 'utf8')) as PageData);
        result.files.push(file);
      }
    }
  }
  return result;
}
