import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import type {Server} from 'node:http';
import {get} from 'node:http';
import type {IncomingHttpHeaders} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {startServer} from '../../../../plugins/serving/server/startServer';

const PAGE = `<!doctype html><title>Start</title><script>go()</script>${'<p>text</p>'.repeat(200)}`;
let folder: string;
let server: Server;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'x-docs-serving-'));
  const write = async (name: string, content: string) => {
    await mkdir(path.dirname(path.join(folder, name)), {recursive: true});
    await writeFile(path.join(folder, name), content);
  };
  await write('index.html', PAGE);
  await write('404.html', '<!doctype html><title>Missing</title>');
  await write('assets/js/a.123.js', 'run();');
  await write('img/a.png', '0123456789');
  await write('.secret', 'secret');
  ({server} = await startServer(folder, 0));
});

afterAll(async () => {
  server.close();
  await rm(folder, {recursive: true});
});

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

function ask(pathname: string, headers: Record<string, string> = {}, method = 'GET') {
  const {port} = server.address() as AddressInfo;
  return new Promise<Answer>((resolve, reject) => {
    get({port, path: pathname, headers, method, agent: false}, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    }).on('error', reject);
  });
}

test('a page comes packed as the browser wishes, with its policy', async () => {
  const brotli = await ask('/x/', {'accept-encoding': 'gzip, br'});
  expect(brotli.status).toBe(200);
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotli.headers.vary).toBe('Accept-Encoding');
  expect(brotliDecompressSync(brotli.body).toString()).toBe(PAGE);
  expect(brotli.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^ ]+';/);
  const gzip = await ask('/x/', {'accept-encoding': 'gzip'});
  expect(gunzipSync(gzip.body).toString()).toBe(PAGE);
  const plain = await ask('/x/');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(new Set([brotli, gzip, plain].map(({headers}) => headers.etag)).size).toBe(3);
});

test('a kept copy is confirmed without a body', async () => {
  const {headers} = await ask('/x/', {'accept-encoding': 'br'});
  const again = await ask('/x/', {'accept-encoding': 'br', 'if-none-match': headers.etag!});
  expect([again.status, again.body.length]).toEqual([304, 0]);
  expect(again.headers['cache-control']).toContain('must-revalidate');
  const since = await ask('/x/', {'if-modified-since': headers['last-modified']!});
  expect(since.status).toBe(304);
});

test('a missing page is 404 with the page that says so, and is not confirmed', async () => {
  const missing = await ask('/x/nope/', {'if-none-match': '*'});
  expect(missing.status).toBe(404);
  expect(missing.body.toString()).toContain('Missing');
  expect((await ask('/x/404.html')).status).toBe(404);
});

test('a range is answered with that part', async () => {
  const part = await ask('/x/img/a.png', {range: 'bytes=2-4'});
  expect(part.status).toBe(206);
  expect(part.headers['content-range']).toBe('bytes 2-4/10');
  expect(part.body.toString()).toBe('234');
  const beyond = await ask('/x/img/a.png', {range: 'bytes=20-'});
  expect([beyond.status, beyond.headers['content-range']]).toEqual([416, 'bytes */10']);
  const stale = await ask('/x/img/a.png', {range: 'bytes=2-4', 'if-range': '"old"'});
  expect([stale.status, stale.body.length]).toEqual([200, 10]);
});

test('files with a hash are kept for good', async () => {
  const {headers} = await ask('/x/assets/js/a.123.js');
  expect(headers['cache-control']).toContain('immutable');
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
});

test.each([
  '/..',
  '/../etc/passwd',
  '/x/../../etc/passwd',
  '/x/..%2f..%2fetc/passwd',
  '/x/%2e%2e/%2e%2e/etc/passwd',
  '/x/%E0%A4%A',
  '/x/a%00b',
])('%s is refused', async (pathname) => {
  expect((await ask(pathname)).status).toBe(400);
});

test.each(['/x/..%5c..%5cetc%5cpasswd', '/x/....//....//etc/passwd', '/etc/passwd', '/x/.secret'])(
  '%s is missing',
  async (pathname) => {
    const {status, body} = await ask(pathname);
    expect(status).toBe(404);
    expect(body.toString()).toContain('Missing');
  },
);

test('dots and double slashes within the site are read as other servers do', async () => {
  for (const pathname of ['/x/img/../', '/x//', '/x/./', '/x/img/..%2findex.html/../']) {
    expect([pathname, (await ask(pathname)).status]).toEqual([pathname, 200]);
  }
  expect((await ask('/x//img/./a.png')).body.toString()).toBe('0123456789');
});

test('no method but reading is known', async () => {
  const post = await ask('/x/', {}, 'POST');
  expect([post.status, post.headers.allow]).toEqual([405, 'GET, HEAD']);
});

test('HEAD gives the headers of GET without a body', async () => {
  const packed = {'accept-encoding': 'br'};
  const [head, get] = [await ask('/x/', packed, 'HEAD'), await ask('/x/', packed)];
  expect([head.status, head.body.length]).toEqual([200, 0]);
  const without = ({date: _, ...headers}: IncomingHttpHeaders) => headers;
  expect(without(head.headers)).toEqual(without(get.headers));
});

test('even a refusal has the security headers', async () => {
  const {headers} = await ask('/elsewhere');
  expect(headers['x-content-type-options']).toBe('nosniff');
});
