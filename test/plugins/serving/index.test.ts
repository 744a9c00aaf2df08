import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import serving from '../../../plugins/serving';
import {DEFAULT_OPTIONS, type Options} from '../../../plugins/serving/options';
import type {SiteRecord} from '../../../plugins/serving/types';

let siteDir: string;

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
  writeFileSync(path.join(siteDir, file), text);
};
const moved = (from: string, to: string) => ({from, to, reason: 'Test.'});

beforeEach(() => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  siteDir = mkdtempSync(path.join(os.tmpdir(), 'x-docs-addresses-'));
  write('src/navigation/index.ts', "export const navigation = [{pathname: '/x/grid/planned'}];");
  write('out/img/icon.svg', '<svg/>');
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(siteDir, {recursive: true});
});

/** Ends a build with these pages, below its base. */
function finish(options: Options, pages: string[], baseUrl = '/x/'): Promise<void> {
  const outDir = path.join(siteDir, 'out');
  const context = {siteDir, outDir, baseUrl, siteConfig: {url: 'https://example.com'}};
  const plugin = serving(context as LoadContext, {...DEFAULT_OPTIONS, ...options});
  const routesPaths = [...pages.map((page) => baseUrl + page), `${baseUrl}404.html`];
  return plugin.postBuild!({plugins: [], baseUrl, outDir, routesPaths} as never) as Promise<void>;
}

const record = () =>
  JSON.parse(readFileSync(path.join(siteDir, 'out/serving.json'), 'utf8')) as SiteRecord;

test('a page that disappears without a redirect stops the build, with all of them and what to do', async () => {
  write('paths/v8.txt', '# Public paths\n/x/\n/x/a/\n/x/b/\n/x/c/\n/x/llms.txt\n');
  const options = {paths: 'paths/v8.txt', redirects: [moved('/x/c/', '/x/')]};
  await expect(finish(options, ['', 'new/'])).rejects.toThrow(
    [
      '2 public paths lead nowhere. Readers and search engines have them:',
      '  /x/a/',
      '  /x/b/',
      'Add a redirect to redirects.ts for each. Only if it was never published, delete its line from paths/v8.txt.',
    ].join('\n'),
  );
  await expect(finish(options, ['', 'a/', 'b/', 'new/'])).resolves.toBeUndefined();
});

test('wrong redirects stop the build, named all at once', async () => {
  const redirects = [moved('/x/a/', '/x/nowhere/'), moved('/x/b/', '/x/b/')];
  await expect(finish({redirects}, [''])).rejects.toThrow(
    /redirects\.ts: correct these\n {2}\/x\/a\/ leads to .*\n {2}\/x\/b\/ leads to itself/,
  );
});

test('an old address gets a page, one outside the base or of a file gets none', async () => {
  const redirects = [
    moved('/x/old/', '/x/grid/planned/'),
    moved('/icon.ico', '/x/img/icon.svg'),
    moved('/fr/x/*', '/x/:splat'),
  ];
  await finish({redirects}, ['', 'grid/']);
  const stub = readFileSync(path.join(siteDir, 'out/old/index.html'), 'utf8');
  expect(stub).toContain('<link rel="canonical" href="https://example.com/x/grid/">');
  expect(existsSync(path.join(siteDir, 'out/icon.ico'))).toBe(false);
  expect(record().redirects).toMatchObject([
    {from: '/x/old/', to: '/x/grid/', temporary: true},
    {from: '/icon.ico'},
    {from: '/fr/x/*'},
  ]);
});

test('a version takes the redirects below its base, and its base is a path of it', async () => {
  write('paths/v7.txt', '/x/v7/\n/x/v7/moved/\n');
  const redirects = [moved('/x/old/', '/x/nowhere/'), moved('/x/v7/moved/', '/x/grid/')];
  await finish({redirects, paths: 'paths/v7.txt'}, ['grid/'], '/x/v7/');
  expect(record().redirects.map(({from}) => from)).toEqual(['/x/v7/moved/']);
  expect(existsSync(path.join(siteDir, 'out/moved/index.html'))).toBe(true);
});
