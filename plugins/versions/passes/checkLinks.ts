import fs from 'node:fs';
import path from 'node:path';

/** A link that leads nowhere. */
export interface BrokenLink {
  /** File of the page, from the root of the output. */
  readonly page: string;
  readonly href: string;
  readonly reason: string;
}

const ROOT = '/x/';

/** Reads files once, as far as links need them. */
class Targets {
  readonly #ids = new Map<string, ReadonlySet<string> | null>();
  constructor(private readonly buildDir: string) {}

  /** Ids in the file that answers a path; `null` when nothing does, nothing at all for no page. */
  idsOf(pathname: string): ReadonlySet<string> | null {
    const known = this.#ids.get(pathname);
    if (known !== undefined) {
      return known;
    }
    const ids = this.#read(pathname);
    this.#ids.set(pathname, ids);
    return ids;
  }

  #read(pathname: string): ReadonlySet<string> | null {
    const target = path.join(this.buildDir, decodeURIComponent(pathname.slice(ROOT.length)));
    const file = /\/$/.test(pathname) ? path.join(target, 'index.html') : target;
    if (!fs.existsSync(file)) {
      return null;
    }
    if (fs.statSync(file).isDirectory()) {
      return this.#read(`${pathname}/`);
    }
    const text = file.endsWith('.html') ? fs.readFileSync(file, 'utf8') : '';
    return new Set([...text.matchAll(/\sid="?([^"\s>]+)/g)].map(([, id = '']) => id));
  }
}

/** The version that a path of the site lies in; empty for the current one. */
const versionIn = (pathname: string) => /^\/x\/(v\d+)\//.exec(pathname)?.[1] ?? '';

/**
 * Links between versions that lead nowhere. Links within a version are checked when it is built.
 *
 * @param pages files of all pages, from the root of the output
 */
export function checkLinks(buildDir: string, pages: readonly string[]): BrokenLink[] {
  const targets = new Targets(buildDir);
  const broken = new Map<string, BrokenLink>();
  for (const page of pages) {
    const text = fs.readFileSync(path.join(buildDir, page), 'utf8');
    const from = versionIn(`${ROOT}${page}`);
    for (const [, href = ''] of text.matchAll(/<a\s[^>]*?href="?(\/x\/[^"\s>]*)/g)) {
      const [pathname = '', hash] = href.replace(/\?[^#]*/, '').split('#');
      if (versionIn(pathname) === from) {
        continue;
      }
      const ids = targets.idsOf(pathname);
      const id = hash && decodeURIComponent(hash);
      if (ids === null) {
        broken.set(`${page} ${href}`, {page, href, reason: 'there is no such page'});
      } else if (id && !ids.has(id)) {
        broken.set(`${page} ${href}`, {page, href, reason: `the page has no "${id}"`});
      }
    }
  }
  return [...broken.values()].sort(
    (a, b) => a.href.localeCompare(b.href) || a.page.localeCompare(b.page),
  );
}
