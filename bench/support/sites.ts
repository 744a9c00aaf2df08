import {spawn} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {startServer} from '../../plugins/serving/server/startServer';
import {makeContent} from '../makeContent';

/** Root of the repository. */
export const ROOT = path.resolve(__dirname, '../..');

/** Where the benchmark writes; not in the repository. */
export const WORK = path.join(ROOT, 'bench/.cache');

/** The two that are compared: this site's framework, and Docusaurus as it comes. */
export type SiteName = 'own' | 'plain';

/** Both, in the order of each round. */
export const SITES: readonly SiteName[] = ['plain', 'own'];

/** Pages of the benchmark's content. */
export const PAGES = 300;

/** A smaller site, to see what a page of the site adds to every other page. */
export const FEWER_PAGES = 100;

/** Folder of a built site. */
export const buildOf = (site: SiteName, pages = PAGES) => path.join(WORK, `${site}-${pages}`);

/** Writes the pages of the benchmark and gives their folder. */
export function contentOf(pages: number): string {
  const folder = path.join(WORK, `content-${pages}`);
  if (!existsSync(folder)) {
    makeContent(folder, pages);
  }
  return folder;
}

/** How the framework is called. */
export interface Framework {
  cwd: string;
  bin: string;
  args: string[];
  env: NodeJS.ProcessEnv;
  /** What it generates, absolute. */
  generated: string;
}

/** How the framework is called for a site: its folder, its arguments and its environment. */
export function frameworkOf(site: SiteName, content: string): Framework {
  const bin = path.join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const env = {...process.env, BENCH_CONTENT: content, DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'};
  if (site === 'own') {
    return {
      cwd: ROOT,
      bin,
      args: ['--config', path.join(ROOT, 'bench/sites/own.config.ts')],
      env: {...env, DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus/bench'},
      generated: path.join(ROOT, '.docusaurus/bench'),
    };
  }
  // Its own folder, or it would find this site's theme.
  const cwd = path.join(WORK, 'plain');
  mkdirSync(cwd, {recursive: true});
  cpSync(path.join(ROOT, 'bench/sites/plain.config.ts'), path.join(cwd, 'docusaurus.config.ts'));
  writeFileSync(path.join(cwd, 'package.json'), '{"name": "plain", "private": true}\n');
  return {cwd, bin, args: [], env, generated: path.join(cwd, '.docusaurus')};
}

/**
 * Runs a command to its end.
 *
 * @returns seconds of processor time of the command and all that it has started
 * @throws When it fails; with what it has printed.
 */
export async function run(
  command: string,
  args: readonly string[],
  options: {cwd: string; env: NodeJS.ProcessEnv},
): Promise<number> {
  // The shell's own clock also counts the threads and children of the command.
  const child = spawn(
    'bash',
    ['-c', 'TIMEFORMAT="cpu %U %S"; time "$@"', 'time', command, ...args],
    {
      ...options,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const lines: string[] = [];
  child.stdout.on('data', (data: Buffer) => lines.push(data.toString()));
  child.stderr.on('data', (data: Buffer) => lines.push(data.toString()));
  const code = await new Promise((resolve) => child.on('close', resolve));
  const text = lines.join('');
  const [, user, system] = /cpu ([\d.]+) ([\d.]+)/.exec(text) ?? [];
  if (code !== 0 || user === undefined || system === undefined) {
    throw new Error(`${[command, ...args].join(' ')} has failed:\n${text}`);
  }
  return Number(user) + Number(system);
}

/** Builds a site from nothing, without a cache of an earlier build; gives seconds of processor time. */
export async function build(site: SiteName, pages = PAGES): Promise<number> {
  const {cwd, bin, args, env, generated} = frameworkOf(site, contentOf(pages));
  const out = buildOf(site, pages);
  rmSync(out, {recursive: true, force: true});
  rmSync(generated, {recursive: true, force: true});
  return run(process.execPath, [bin, 'build', ...args, '--out-dir', out], {cwd, env});
}

const builtNow = new Set<string>();

/** Builds what is not built yet; this site, whose code may have changed, once a run. */
export async function ensureBuilt(site: SiteName, pages = PAGES): Promise<void> {
  const folder = buildOf(site, pages);
  const isStale = site === 'own' && !builtNow.has(folder);
  if (isStale || !existsSync(path.join(folder, '404.html'))) {
    await build(site, pages);
    builtNow.add(folder);
  }
}

/** Serves a folder with the site's own server, for both sites alike. */
export async function serve(folder: string): Promise<{base: string; close: () => void}> {
  const {server} = await startServer(folder, 0);
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    base: `http://localhost:${port}/x/`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
