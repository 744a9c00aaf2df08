/**
 * Measures what a CDN and browsers answer themselves: an nginx with a cache stands before the site,
 * visitors with empty browsers come to it one after the other, one of them comes back, and its log says
 * who has answered what.
 *
 * Usage: npm run bench:cache [-- --visits 20 --dir build] (needs nginx and a build)
 */
import {spawn} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {chromium, type BrowserContext} from '@playwright/test';
import {startServer} from '../plugins/serving/server/startServer';
import {BROWSER_ARGS, findBrowser} from '../scripts/findBrowser';
import {freePort} from '../scripts/freePort';

const {values} = parseArgs({
  options: {visits: {type: 'string', default: '20'}, dir: {type: 'string', default: 'build'}},
});

/** Pages of a visit: three of these in turn, as a reader goes from guide to guide. */
const PAGES = [
  '',
  'react-data-grid/',
  'react-data-grid/sorting/',
  'react-date-pickers/date-picker/',
  'react-charts/bars/',
  'react-tree-view/rich-tree-view/items/',
];
const PAGES_A_VISIT = 3;

/** An edge that keeps what the headers allow, and only that. */
function edgeConfig(folder: string, port: number, origin: number): string {
  return `
daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http {
  log_format edge '$upstream_cache_status $status $bytes_sent $uri';
  access_log ${folder}/requests.log edge;
  proxy_temp_path ${folder}/temp;
  client_body_temp_path ${folder}/body;
  proxy_cache_path ${folder}/cache keys_zone=edge:10m;
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://127.0.0.1:${origin};
      proxy_cache edge;
      proxy_cache_revalidate on;
      proxy_cache_key $uri$http_accept_encoding;
    }
  }
}`;
}

interface Line {
  /** What the edge has done: answered itself, asked whether its copy is still good, or fetched one. */
  outcome: 'answered' | 'confirmed' | 'fetched';
  uri: string;
  status: string;
  bytes: number;
  kind: 'pages' | 'files with a hash' | 'other files';
}

function parseLine(line: string): Line {
  const [cache = '', status = '', bytes = '', uri = ''] = line.split(' ');
  return {
    outcome: /HIT|STALE|UPDATING/.test(cache)
      ? 'answered'
      : cache === 'REVALIDATED'
        ? 'confirmed'
        : 'fetched',
    uri,
    status,
    bytes: Number(bytes),
    kind: uri.endsWith('/')
      ? 'pages'
      : uri.startsWith('/x/assets/')
        ? 'files with a hash'
        : 'other files',
  };
}

async function visit(context: BrowserContext, base: string, first: number): Promise<void> {
  const page = await context.newPage();
  for (let step = 0; step < PAGES_A_VISIT; step += 1) {
    const target = PAGES[(first + step) % PAGES.length]!;
    await page.goto(base + target, {waitUntil: 'networkidle'});
  }
  await page.close();
}

const percent = (part: number, all: number) => `${((100 * part) / all).toFixed(1)} %`;
const kilobytes = (lines: readonly Line[]) =>
  `${Math.round(lines.reduce((sum, {bytes}) => sum + bytes, 0) / 1000)} kB`;

async function main(): Promise<void> {
  const nginx = ['/usr/sbin/nginx', '/usr/bin/nginx'].find((file) => existsSync(file));
  if (!nginx) {
    throw new Error('There is no nginx. On Debian: apt-get install nginx');
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'x-docs-edge-'));
  const {server} = await startServer(path.resolve(values.dir), 0);
  const port = await freePort();
  const config = path.join(folder, 'nginx.conf');
  writeFileSync(config, edgeConfig(folder, port, (server.address() as AddressInfo).port));
  const edge = spawn(nginx, ['-c', config, '-p', folder], {stdio: 'ignore'});
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const readLog = () =>
    readFileSync(path.join(folder, 'requests.log'), 'utf8').trim().split('\n').map(parseLine);

  const browser = await chromium.launch({executablePath: findBrowser(), args: BROWSER_ARGS});
  const base = `http://localhost:${port}/x/`;
  const visits = Number(values.visits);
  const started = Date.now();
  for (let count = 0; count < visits; count += 1) {
    const context = await browser.newContext();
    await visit(context, base, count);
    await context.close();
  }
  const lines = readLog();
  const ended = Date.now();
  const context = await browser.newContext();
  await visit(context, base, 0);
  const before = readLog().length;
  const firstTime = readLog().slice(lines.length);
  await visit(context, base, 0);
  const again = readLog().slice(before);
  await browser.close();
  edge.kill();
  server.closeAllConnections();
  server.close();
  rmSync(folder, {recursive: true});

  const minutes = ((ended - started) / 60_000).toFixed(1);
  console.log(
    `${visits} visits of ${PAGES_A_VISIT} pages, each with an empty browser, in ${minutes} minutes:`,
  );
  for (const kind of ['pages', 'files with a hash', 'other files'] as const) {
    const some = lines.filter((line) => line.kind === kind);
    const count = (outcome: Line['outcome']) =>
      some.filter((line) => line.outcome === outcome).length;
    const addresses = new Set(some.map(({uri}) => uri)).size;
    console.log(
      `  ${kind}: ${some.length} requests for ${addresses} addresses; the edge has answered ` +
        `${count('answered')} (${percent(count('answered'), some.length)}), asked for confirmation of ` +
        `${count('confirmed')}, fetched ${count('fetched')}`,
    );
  }
  const confirmed = again.filter(({status}) => status === '304').length;
  console.log(
    `A first visit is ${firstTime.length} requests and ${kilobytes(firstTime)}; the same again is ` +
      `${again.length} requests, ${confirmed} of them confirmed without a body, and ${kilobytes(again)}.`,
  );
}

void main();
