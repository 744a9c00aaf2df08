import {applyRedirect} from './server/findTarget';
import type {Redirect} from './types';

/** Result of {@link checkPaths}. */
export interface PathCheck {
  /** Listed paths that lead nowhere any more. */
  lost: string[];
  /** Public paths that are not listed yet. */
  added: string[];
}

/** The paths of a list: a line each; lines that begin with `#` are remarks. */
export function parsePaths(text: string): string[] {
  return text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
}

/** Compares the list of public paths with the paths and redirects of a build. */
export function checkPaths(
  listed: readonly string[],
  paths: ReadonlySet<string>,
  redirects: readonly Redirect[],
): PathCheck {
  const known = new Set(listed);
  const isRedirected = (path: string) =>
    redirects.some((redirect) => applyRedirect(redirect, path) !== null);
  return {
    lost: [...known].filter((path) => !paths.has(path) && !isRedirected(path)).sort(),
    added: [...paths].filter((path) => !known.has(path)).sort(),
  };
}

/** What the maintainer is told about lost paths. */
export function lostMessage(lost: readonly string[], file: string): string {
  return [
    `${lost.length} public ${lost.length === 1 ? 'path leads' : 'paths lead'} nowhere. Readers and search engines have them:`,
    ...lost.map((path) => `  ${path}`),
    `Add a redirect to redirects.ts for each. Only if it was never published, delete its line from ${file}.`,
  ].join('\n');
}

/** Files right below a base that others ask for by name: lists for machines, the worker, the manifest. */
const PUBLIC_FILE = /^[^/._][^/]*\.(txt|xml|json|js|webmanifest)$/;

/**
 * Public paths of one version's output: its pages and the files that are asked for by name. Twins of pages
 * (`.md`, `.json`) come and go with them.
 *
 * @param pages paths of its pages
 * @param files names of its files, relative to its base
 */
export function publicPaths(
  baseUrl: string,
  pages: readonly string[],
  files: readonly string[],
): Set<string> {
  const named = files.filter((file) => PUBLIC_FILE.test(file) && file !== 'serving.json');
  const start = files.includes('index.html') ? [baseUrl] : [];
  return new Set([...start, ...pages, ...named.map((file) => `${baseUrl}${file}`)]);
}
