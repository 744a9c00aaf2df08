import fs from 'node:fs';
import path from 'node:path';
import {API_PACKAGES} from '../packages';
import type {LinkText} from '../model';

/** A guide page and the names that its demos import. */
export interface PageImports {
  /** Path below the base: `react-data-grid/sorting`. */
  path: string;
  title: string;
  /** `product/Name` of each import. */
  names: string[];
}

const IMPORT = /import\s+(?:type\s+)?\{([^}]*)\}\s+from\s+'(@mui\/x-[a-z-]+)(?:\/[^']*)?'/g;

/** `product/Name` of everything that a demo's source imports from the packages. */
export function importsIn(source: string): string[] {
  const names: string[] = [];
  for (const [, list = '', packageName] of source.matchAll(IMPORT)) {
    const product = API_PACKAGES.find((item) => item.name === packageName)?.product;
    if (!product) continue;
    for (const part of list.split(',')) {
      const name = /^\s*(?:type\s+)?(?:unstable_|Unstable_)?(\w+)/.exec(part)?.[1];
      if (name) names.push(`${product}/${name}`);
    }
  }
  return names;
}

/** Pages of the docs folder with the imports of their demos; generated pages are left out. */
export function scanPages(docsDir: string): PageImports[] {
  if (!fs.existsSync(docsDir)) return [];
  const files = fs
    .readdirSync(docsDir, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !file.startsWith('api/') && !file.includes('node_modules/'))
    .sort();
  const pages: PageImports[] = [];
  for (const file of files) {
    if (!file.endsWith('.mdx')) continue;
    const folder = path.posix.dirname(file);
    const text = fs.readFileSync(path.join(docsDir, file), 'utf8');
    const title = /^title:\s*['"]?(.*?)['"]?\s*$/m.exec(text)?.[1] ?? folder;
    const names = new Set<string>();
    for (const demo of files) {
      if (!/\.tsx?$/.test(demo) || !demo.startsWith(`${folder}/`)) continue;
      if (nearestPage(demo, files) !== file) continue;
      for (const name of importsIn(fs.readFileSync(path.join(docsDir, demo), 'utf8'))) {
        names.add(name);
      }
    }
    pages.push({path: folder, title, names: [...names].sort()});
  }
  return pages;
}

function nearestPage(file: string, files: readonly string[]): string | undefined {
  for (let folder = path.posix.dirname(file); folder !== '.'; folder = path.posix.dirname(folder)) {
    const page = `${folder}/${path.posix.basename(folder)}.mdx`;
    if (files.includes(page)) return page;
  }
  return undefined;
}

/** Turns pages with imports round: which pages show a component. */
export function demosByName(
  pages: readonly PageImports[],
  baseUrl: string,
): Map<string, LinkText[]> {
  const result = new Map<string, LinkText[]>();
  for (const page of pages) {
    for (const name of page.names) {
      const list = result.get(name) ?? [];
      list.push({title: page.title, href: `${baseUrl}${page.path}/`});
      result.set(name, list);
    }
  }
  return result;
}
