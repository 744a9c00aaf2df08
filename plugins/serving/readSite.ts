import {existsSync} from 'node:fs';
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {hashInlineScripts} from './inlineScripts';
import {siteHeaders} from './siteHeaders';
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
};

async function readRecord(file: string): Promise<SiteRecord> {
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as SiteRecord) : PLAIN;
}

/** Reads a build: the records of all its passes, and the inline scripts of every page of each. */
export async function readSite(folder: string): Promise<Site> {
  const all = await listFiles(folder);
  const files = all.filter((name) => !/\.(br|gz)$/.test(name));
  const owners = files.filter((name) => path.posix.basename(name) === RECORD);
  const folders = [...new Set(['', ...owners.map((name) => name.slice(0, -RECORD.length))])];
  const hashes = new Map<string, Set<string>>(folders.map((name) => [name, new Set()]));
  const deepestFirst = [...folders].sort((a, b) => b.length - a.length);
  for (const name of files.filter((file) => file.endsWith('.html'))) {
    const owner = deepestFirst.find((one) => name.startsWith(one)) ?? '';
    const html = await readFile(path.join(folder, name), 'utf8');
    hashInlineScripts(html).forEach((hash) => hashes.get(owner)?.add(hash));
  }
  const records = await Promise.all(
    folders.map((name) => readRecord(path.join(folder, name, RECORD))),
  );
  return {
    folder,
    baseUrl: records[0]!.baseUrl,
    rules: records.flatMap((record, index) =>
      siteHeaders(record, [...(hashes.get(folders[index]!) ?? [])].sort()),
    ),
    redirects: records.flatMap(({redirects}) => redirects),
    files,
  };
}
