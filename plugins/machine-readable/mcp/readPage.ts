import {readFileSync} from 'node:fs';
import path from 'node:path';
import {nearest} from './findApi';
import {LibraryError, type LibraryPage, type LibraryVersion} from './library';

/** Path of a page as its file has it, from whatever address a user has at hand. */
export function pagePathOf(written: string): {path: string; hash: string} {
  const [, address = '', hash = ''] =
    /^([^#?]*)(?:[?][^#]*)?(?:#(.*))?$/.exec(written.trim()) ?? [];
  const bare = address
    .replace(/^https?:\/\/[^/]+/, '')
    .replace(/^\/?x(\/v\d+)?(?=\/|$)/, '')
    .replace(/(\.js)?\.md$|\/index\.html$/, '')
    .replace(/^\/+|\/+$/g, '');
  return {path: bare || 'index', hash};
}

/**
 * The page at an address.
 *
 * @throws {LibraryError} with the pages nearest to it when there is none
 */
export function findPage({pages}: LibraryVersion, written: string): LibraryPage {
  const {path: wanted} = pagePathOf(written);
  const page = pages.find(({path}) => path === wanted);
  if (page) {
    return page;
  }
  const last = wanted.split('/').at(-1) ?? '';
  const same = pages.filter(({path}) => path.split('/').at(-1) === last).map(({path}) => path);
  const near =
    same.length > 0
      ? same
      : nearest(
          wanted,
          pages.map(({path}) => path),
        );
  throw new LibraryError(
    `There is no page "${wanted}". ${near.length > 0 ? `Did you mean: ${near.join(', ')}?` : 'Find one with search.'}`,
  );
}

/**
 * Part of a page under a heading, with the headings below it.
 *
 * @throws {LibraryError} with the page's headings when it has no such one
 */
export function sectionOf({text, title}: LibraryPage, wanted: string): string {
  const slug = (heading: string) => heading.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
  const lines = text.split('\n');
  const headings = lines.flatMap((line, index) => {
    const [, marks, heading] = /^(#{2,6}) (.*)$/.exec(line) ?? [];
    return marks && heading ? [{index, level: marks.length, heading}] : [];
  });
  const at = headings.findIndex(({heading}) => slug(heading).startsWith(slug(wanted)));
  const start = headings[at];
  if (!start) {
    const names = headings.filter(({level}) => level === 2).map(({heading}) => heading);
    throw new LibraryError(`"${title}" has no section "${wanted}". It has: ${names.join('; ')}.`);
  }
  const end = headings.slice(at + 1).find(({level}) => level <= start.level)?.index;
  return lines.slice(start.index, end).join('\n');
}

/** The page with its demos in JavaScript; the page itself where it has none. */
export function javaScriptOf({folder}: LibraryVersion, page: LibraryPage): LibraryPage {
  try {
    const text = readFileSync(path.join(folder, `${page.path}.js.md`), 'utf8');
    return {...page, text: text.replace(/^---\n[\s\S]*?\n---\n\n?/, '')};
  } catch {
    return page;
  }
}
