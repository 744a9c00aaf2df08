import {existsSync} from 'node:fs';
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {hashInlineScripts} from './inlineScripts';
import {EVERYWHERE, siteHeaders} from './siteHeaders';
import type {HeaderRule, Redirect, SiteRecord} from './types';

/** Name of the file in which a build tells what it needs of the server. */
export const RECORD = 'serving.json';

/** A build with all versions in it, as a server needs it. */
export interface Site {
  /** Absolute path of the output. */
  folder: string;
  baseUrl: string;
  rules: HeaderRule[];
  redirects: Redirect[];
  /** Each version with its own files, relative to its base. */
  bases: {baseUrl: string; files: string[]}[];
  /** Files of the output relative to its folder, sorted; without what compression has made. */
  files: string[];
}

/** Files below a folder, relative to it, with forward slashes, sorted. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'))
    .sort();
}

/** What a build without the serving plugin gets. */
const PLAIN: SiteRecord = {
  baseUrl: '/x/',
  contentSecurity: {},
  immutable: [],
  ownPolicies: [],
  redirects: [],
  paths: [],
};

async function readRecord(file: string): Promise<SiteRecord> {
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as SiteRecord) : PLAIN;
}

/** One version's part of a build. */
export interface SitePart {
  /** Its folder in the output with a slash at its end; empty for the current version. */
  folder: string;
  record: SiteRecord;
  /** Its files, relative to its folder, sorted. */
  files: string[];
}

/** What compression and the hosts' files add to a build. */
const ADDED = /\.(br|gz)$|^_(headers|redirects)$/;

/** Reads what each version in a build tells of itself; the current version comes first. */
export async function readParts(folder: string): Promise<SitePart[]> {
  const files = (await listFiles(folder)).filter((name) => !ADDED.test(name));
  const owners = files.filter((name) => path.posix.basename(name) === RECORD);
  const folders = [...new Set(['', ...owners.map((name) => name.slice(0, -RECORD.length))])];
  const deepestFirst = [...folders].sort((a, b) => b.length - a.length);
  const filesOf = new Map<string, string[]>(folders.map((name) => [name, []]));
  for (const name of files) {
    const owner = deepestFirst.find((one) => name.startsWith(one)) ?? '';
    filesOf.get(owner)?.push(name.slice(owner.length));
  }
  return Promise.all(
    folders.map(async (name) => ({
      folder: name,
      record: await readRecord(path.join(folder, name, RECORD)),
      files: filesOf.get(name) ?? [],
    })),
  );
}

/** Sources of all inline scripts on the pages of a part, sorted. */
async function hashPages(folder: string, part: SitePart): Promise<string[]> {
  const hashes = new Set<string>();
  for (const name of part.files.filter((file) => file.endsWith('.html'))) {
    const html = await readFile(path.join(folder, part.folder, name), 'utf8');
    hashInlineScripts(html).forEach((hash) => hashes.add(hash));
  }
  return [...hashes].sort();
}

/** Reads a build: what each version tells of itself, and the inline scripts of every page. */
export async function readSite(folder: string): Promise<Site> {
  const parts = await readParts(folder);
  const rules = await Promise.all(
    parts.map(async (part) => siteHeaders(part.record, await hashPages(folder, part))),
  );
  return {
    folder,
    baseUrl: parts[0]!.record.baseUrl,
    rules: [EVERYWHERE, ...rules.flat()],
    redirects: parts.flatMap(({record}) => record.redirects),
    bases: parts.map(({record, files}) => ({baseUrl: record.baseUrl, files})),
    files: parts.flatMap((part) => part.files.map((name) => part.folder + name)).sort(),
  };
}
