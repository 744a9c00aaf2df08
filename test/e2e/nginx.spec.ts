import {execFileSync, spawn, type ChildProcess} from 'node:child_process';
import {createHash} from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';

import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import type {APIRequestContext, APIResponse} from '@playwright/test';
import {isReadyToServe, prepareDeploy} from '../../plugins/serving/deploy/prepareDeploy';
import {freePort} from '../../scripts/freePort';
import {redirects} from '../../redirects';
import {nginxConfig} from '../servers/nginxConfig';
import {expect, test} from './support/test';

test.describe.configure({mode: 'serial'});
test.skip(
  spawnableNginx() === null,
  'There is no nginx. As root on Debian, node scripts/setup.mjs --browser installs it.',
);

function spawnableNginx(): string | null {
  return ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx'].find(existsSync) ?? null;
}

let folder: string;
let server: ChildProcess;
let nginxOrigin: string;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  // `npm run build` has done it; a build of one version by the framework alone has not.
  if (!isReadyToServe(resolve('.'), resolve('build'))) {
    await prepareDeploy(resolve('.'), resolve('build'));
  }
  const port = await freePort();
  nginxOrigin = `http://127.0.0.1:${port}`;
  folder = mkdtempSync(join(tmpdir(), 'x-docs-nginx-'));
  mkdirSync(join(folder, 'root'));
  symlinkSync(resolve('build'), join(folder, 'root/x'));
  const site = readFileSync('deploy/nginx.conf', 'utf8')
    .replace('"/srv/x-docs"', JSON.stringify(join(folder, 'root')))
    .replace('listen 8080;', `listen 127.0.0.1:${port};`);
  const config = join(folder, 'nginx.conf');
  writeFileSync(config, nginxConfig(folder, site));
  const nginx = spawnableNginx()!;
  execFileSync(nginx, ['-t', '-c', config, '-p', folder], {stdio: 'pipe'});
  server = spawn(nginx, ['-c', config, '-p', folder], {stdio: 'ignore'});
  await expect
    .poll(() =>
      fetch(`${nginxOrigin}/x/`).then(
        (response) => response.status,
        () => 0,
      ),
    )
    .toBe(200);
});

test.afterAll(() => {
  server?.kill();
  if (folder) {
    rmSync(folder, {recursive: true});
  }
});

const SHARED = [
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'content-security-policy',
  'cache-control',
  'access-control-allow-origin',
  'content-type',
  'content-encoding',
  'content-range',
  'content-length',
  'allow',
  'location',
  'vary',
];

/** What a visitor gets of an answer; with `body` also a hash of it. */
async function answer(response: APIResponse, body: boolean): Promise<Record<string, unknown>> {
  const headers = response.headers();
  const status = response.status();
  if (headers.location || [400, 405, 416].includes(status)) {
    // nginx sends a page with a redirect or a refusal, which nobody sees.
    delete headers['content-type'];
    delete headers['content-length'];
  } else if (headers['content-encoding']) {
    // The servers may pack by themselves what the build has not packed.
    delete headers['content-length'];
  } else if (body) {
    headers.body = createHash('sha256')
      .update(await response.body())
      .digest('hex');
  }
  return {
    status,
    ...Object.fromEntries([...SHARED, 'body'].map((name) => [name, headers[name] ?? ''])),
  };
}

/** Asks both servers the same and expects the same. */
async function compare(
  request: APIRequestContext,
  own: string,
  path: string,
  {headers = {}, method = 'GET'}: {headers?: Record<string, string>; method?: string} = {},
): Promise<void> {
  const options = {method, headers: {'accept-encoding': 'identity', ...headers}, maxRedirects: 0};
  const [ours, theirs] = await Promise.all(
    [own, nginxOrigin].map(async (origin) =>
      answer(await request.fetch(`${origin}${path}`, options), method === 'GET'),
    ),
  );
  expect.soft(theirs, `${method} ${path} ${JSON.stringify(headers)}`).toEqual(ours);
}

/** Names of files with a hash, as a page links them. */
function assetsOf(page: string): string[] {
  const html = readFileSync(`build/${page}index.html`, 'utf8');
  return [...new Set(html.match(/\/x\/(?:v\d\/)?assets\/[\w./~-]+/g) ?? [])].slice(0, 5);
}

const versions = ['', 'v7/', 'v6/', 'v5/', 'v4/'].filter((name) =>
  existsSync(`build/${name}index.html`),
);

test('nginx answers every kind of address as the server of the browser tests does', async ({
  request,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const own = new URL(baseURL!).origin;
  const paths = [
    '/',
    '/x',
    '/x/',
    '/x/react-charts/bars/',
    '/x/react-charts/bars',
    '/x/react-charts/bars/index.html',
    '/x/react-charts/bars/index.html?a=1',
    '/x/react-charts/bars.md',
    '/x/introduction/?a=1',
    '/x/404.html',
    '/x/demo-frame/',
    '/x/styles/code.css',
    '/x/img/favicon.svg',
    '/x/sitemap.xml',
    '/x/robots.txt',
    '/x/sw.js',
    '/x/serving.json',
    '/x/versions.json',
    '/x/pagefind/pagefind.js',
    '/favicon.ico',
    ...versions.flatMap((version) => [
      `/x/${version}nothing/here/`,
      `/x/${version}nothing.js`,
      `/x/${version}assets/js/nothing.js`,
      ...(version ? [`/x/${version}`] : []),
    ]),
    ...versions.flatMap((version) => assetsOf(version === '' ? '' : `${version}react-data-grid/`)),
    '/elsewhere/',
    '/x/_headers',
    '/x/index.html.br',
    '/x/.pass.json',
  ];
  expect(paths.length).toBeGreaterThan(30);
  for (const path of paths) {
    for (const encoding of ['br', 'gzip', 'identity']) {
      await compare(request, own, path, {headers: {'accept-encoding': encoding}});
    }
    await compare(request, own, path, {method: 'HEAD'});
  }
});

test('nginx follows every redirect as the server of the browser tests does', async ({
  request,
  baseURL,
}) => {
  const own = new URL(baseURL!).origin;
  for (const {from} of redirects) {
    const path = from.replace('*', 'react-charts/getting-started/');
    for (const address of [path, path.replace(/(.)\/$/, '$1'), `${path}?a=1&b=%20`]) {
      await compare(request, own, address);
    }
  }
});

test('nginx sends parts, refuses and climbs nowhere, as the server of the browser tests does', async ({
  request,
  baseURL,
}) => {
  const own = new URL(baseURL!).origin;
  for (const range of ['bytes=0-99', 'bytes=-10', 'bytes=100-', 'lines=1-2']) {
    await compare(request, own, '/x/img/favicon.svg', {headers: {range}});
  }
  for (const origin of [own, nginxOrigin]) {
    const beyond = {range: 'bytes=99999999-'};
    const response = await request.get(`${origin}/x/img/favicon.svg`, {headers: beyond});
    expect(response.status()).toBe(416);
    expect(response.headers()['content-range']).toMatch(/^bytes \*\/\d+$/);
  }
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
    await compare(request, own, '/x/', {method});
  }
  for (const path of ['/x/..%2f..%2fetc/passwd', '/x/%E0%A4%A']) {
    const [ours, theirs] = await Promise.all(
      [own, nginxOrigin].map((origin) => request.get(`${origin}${path}`)),
    );
    expect.soft(ours!.status(), path).toBe(400);
    expect.soft([400, 404], path).toContain(theirs!.status());
    expect.soft(theirs!.headers()['x-content-type-options'], path).toBe('nosniff');
  }
});

test('both confirm a kept copy by tag and by date, packed and not', async ({request, baseURL}) => {
  for (const origin of [new URL(baseURL!).origin, nginxOrigin]) {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const accept = {'accept-encoding': encoding};
      const {etag, 'last-modified': modified} = (
        await request.get(`${origin}/x/`, {headers: accept})
      ).headers();
      const conditions: Record<string, string>[] = [
        {'if-none-match': etag!},
        {'if-modified-since': modified!},
      ];
      for (const condition of conditions) {
        const again = await request.get(`${origin}/x/`, {headers: {...accept, ...condition}});
        expect.soft(again.status(), `${origin} ${JSON.stringify(condition)}`).toBe(304);
        expect.soft(again.headers()['content-security-policy']).toBeTruthy();
      }
      const other = {...accept, 'if-none-match': '"other"'};
      expect((await request.get(`${origin}/x/`, {headers: other})).status()).toBe(200);
    }
  }
});

test('an address cannot put a line into the headers', async ({request}) => {
  const response = await request.get(`${nginxOrigin}/fr/x/%0d%0aset-cookie:%20a=b`, {
    maxRedirects: 0,
  });
  expect(response.headers()['set-cookie']).toBeUndefined();
  expect(response.status()).toBe(404);
});

test('a page runs from nginx', async ({page}) => {
  await page.goto(`${nginxOrigin}/x/react-data-grid/sorting/`);
  await expect(page.getByRole('grid').first()).toBeVisible();
});
