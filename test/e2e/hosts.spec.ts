import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {isReadyToServe, prepareDeploy} from '../../plugins/serving/deploy/prepareDeploy';
import {readSite, type Site} from '../../plugins/serving/readSite';
import {headersFor, SECURITY_HEADERS} from '../../plugins/serving/siteHeaders';
import {joinHeaders} from '../servers/joinHeaders';
import {expect, test} from './support/test';

const CSP = 'Content-Security-Policy';

let site: Site;
let text: string;

// One worker: the files of hosts are written at most once.
test.describe.configure({mode: 'serial'});

test.beforeAll(async () => {
  test.setTimeout(300_000);
  if (!isReadyToServe(resolve('.'), resolve('build'))) {
    await prepareDeploy(resolve('.'), resolve('build'));
  }
  site = await readSite(resolve('build'));
  text = readFileSync('build/_headers', 'utf8');
});

const directives = (policies: readonly string[]) =>
  policies.flatMap((policy) => policy.split('; ')).sort();

test('a CDN host that joins headers gives every page the policy of npm run serve', () => {
  const pages = site.files.filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(300);
  for (const page of pages) {
    const path = `/x/${page.replace(/(^|\/)index\.html$/, '$1')}`;
    const ours = headersFor(site.rules, path);
    const theirs = joinHeaders(text, path);
    for (const name of Object.keys(SECURITY_HEADERS)) {
      expect(theirs[name], path).toEqual([ours[name]]);
    }
    // A page with a policy of its own gets the site's shared directives as well.
    const isFrame = ours[CSP]?.includes('sandbox') ?? false;
    const missing = directives([ours[CSP]!]).filter(
      (one) => !directives(theirs[CSP]!).includes(one),
    );
    expect(missing, path).toEqual([]);
    if (!isFrame) {
      expect(directives(theirs[CSP]!), path).toEqual(directives([ours[CSP]!]));
      expect(theirs['Cache-Control'], path).toEqual([ours['Cache-Control']]);
    }
  }
});

test('what never changes is kept for good, on every host', () => {
  const assets = site.files.filter((file) => /(^|\/)assets\//.test(file));
  expect(assets.length).toBeGreaterThan(100);
  for (const file of assets) {
    expect(joinHeaders(text, `/x/${file}`)['Cache-Control']).toEqual([
      'public, max-age=31536000, immutable',
    ]);
  }
});

test('the files of CDN hosts are within the limits of the strictest', () => {
  const lines = text.split('\n');
  expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2000);
  const moved = readFileSync('build/_redirects', 'utf8').trim().split('\n');
  expect(moved.length).toBeLessThan(2000);
  expect(moved.filter((line) => line.includes('*')).length).toBeLessThan(100);
});
