/**
 * Measures what a CDN would answer itself: an nginx with a cache stands before the site, visitors with
 * empty browsers come to it one after the other, and its log says what it has answered itself.
 *
 * Usage: npm run bench:cache [-- --visits 20] (needs nginx and a build)
 */
import {spawn} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {chromium} from '@playwright/test';
import {startServer} from '../plugins/serving/server/startServer';
import {findBrowser} from '../scripts/findBrowser';

const {values} = parseArgs({options: {visits: {type: 'string', default: '20'}}});
const ORIGIN = 4331;
const EDGE = 4332;

/** Pages of a visit: three of these in turn, as a reader goes from guide to guide. */
const PAGES = [
  '',
  'react-data-grid/',
  'react-data-grid/sorting/',
  'react-date-pickers/date-picker/',
  'react-charts/bars/',
  'react-tree-view/rich-tree-view/items/',
];

const folder = mkdtempSync(path.join(tmpdir(), 'x-docs-edge-'));
const config = `
daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http {
  log_format edge '$upstream_cache_status $uri';
  access_log ${folder}/requests.log edge;
  proxy_temp_path ${folder}/temp;
  client_body_temp_path ${folder}/body;
  proxy_cache_path ${folder}/cache keys_zone=edge:10m;
  server {
    listen 127.0.0.1:${EDGE};
    location / {
      proxy_pass http://127.0.0.1:${ORIGIN};
      proxy_cache edge;
      proxy_cache_revalidate on;
      proxy_cache_key $uri$http_accept_encoding;
    }
  }
}`;

function kindOf(pathname: string): string {
  return pathname.endsWith('/')
    ? 'pages'
    : pathname.startsWith('/x/assets/')
      ? 'hashed files'
      : 'other files';
}

async function main(): Promise<void> {
  const nginx = ['/usr/sbin/nginx', '/usr/bin/nginx'].find((file) => existsSync(file));
  if (!nginx) {
    throw new Error('There is no nginx. On Debian: apt-get install nginx');
  }
  const {server} = await startServer(path.resolve('build'), ORIGIN);
  writeFileSync(path.join(folder, 'nginx.conf'), config);
  const edge = spawn(nginx, ['-c', path.join(folder, 'nginx.conf'), '-p', folder]);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const browser = await chromium.launch({executablePath: findBrowser(), args: ['--no-sandbox']});
  for (let visit = 0; visit < Number(values.visits); visit += 1) {
    const context = await browser.newContext();
    const page = await context.newPage();
    for (let step = 0; step < 3; step += 1) {
      const target = PAGES[(visit + step) % PAGES.length]!;
      await page.goto(`http://127.0.0.1:${EDGE}/x/${target}`, {waitUntil: 'networkidle'});
    }
    await context.close();
  }
  await browser.close();
  edge.kill();
  server.closeAllConnections();
  server.close();
  const counts = new Map<string, {kept: number; all: number}>();
  for (const line of readFileSync(path.join(folder, 'requests.log'), 'utf8').trim().split('\n')) {
    const [status = '', pathname = ''] = line.split(' ');
    const count = counts.get(kindOf(pathname)) ?? {kept: 0, all: 0};
    count.all += 1;
    count.kept += /HIT|REVALIDATED|STALE|UPDATING/.test(status) ? 1 : 0;
    counts.set(kindOf(pathname), count);
  }
  for (const [kind, {kept, all}] of counts) {
    console.log(
      `${kind}: ${kept} of ${all} requests answered by the edge (${((100 * kept) / all).toFixed(1)} %)`,
    );
  }
}

void main();
