import {checkAddresses} from '../../../plugins/serving/checkAddresses';
import type {SitePart} from '../../../plugins/serving/readSite';
import type {Redirect} from '../../../plugins/serving/types';

function part(name: string, pages: string[], redirects: Omit<Redirect, 'reason'>[] = []): SitePart {
  const folder = name === 'v8' ? '' : `${name}/`;
  const baseUrl = `/x/${folder}`;
  return {
    folder,
    files: ['index.html', 'sitemap.xml', ...pages.map((page) => `${page}index.html`)],
    record: {
      baseUrl,
      contentSecurity: {},
      immutable: [],
      ownPolicies: [],
      redirects: redirects.map((redirect) => ({...redirect, reason: 'Test.'})),
      paths: pages.map((page) => baseUrl + page),
    },
  };
}

const check = (parts: SitePart[], lists: Record<string, string[]>, published: string[]) =>
  checkAddresses({parts, lists: new Map(Object.entries(lists)), published});

test('a new page needs no line: it is counted, and nothing fails', () => {
  const lists = {v8: ['/x/', '/x/sitemap.xml', '/x/grid/']};
  expect(check([part('v8', ['grid/', 'new/', 'newer/'])], lists, ['v8'])).toEqual({
    faults: [],
    unlisted: 2,
  });
});

test('a page, a file and a whole version that are gone are named', () => {
  const {faults} = check(
    [part('v8', ['grid/'])],
    {v8: ['/x/grid/', '/x/gone/', '/x/feed.xml'], v4: ['/x/v4/', '/x/v4/grid/']},
    ['v8'],
  );
  expect(faults).toHaveLength(2);
  expect(faults[0]).toContain('  /x/feed.xml\n  /x/gone/\n');
  expect(faults[0]).toContain('paths/v8.txt');
  expect(faults[1]).toContain('  /x/v4/\n  /x/v4/grid/\n');
});

test('a removed version that is redirected is not lost', () => {
  const v8 = part('v8', ['grid/'], [{from: '/x/v4/*', to: '/x/grid/'}]);
  expect(check([v8], {v4: ['/x/v4/', '/x/v4/grid/']}, ['v8']).faults).toEqual([]);
});

test('a version that was not built yet is not checked, nor is what leads to it', () => {
  const v8 = part('v8', [], [{from: '/x/old/', to: '/x/v7/old/'}]);
  expect(check([v8], {v7: ['/x/v7/old/']}, ['v8', 'v7']).faults).toEqual([]);
});

test('redirects between versions that lead on or nowhere are named', () => {
  const v8 = part(
    'v8',
    ['new/'],
    [
      {from: '/x/a/', to: '/x/v7/a/'},
      {from: '/x/b/', to: '/x/v7/nowhere/'},
      {from: '/x/c/', to: '/x/v7/c/#top'},
    ],
  );
  const v7 = part('v7', ['c/'], [{from: '/x/v7/a/', to: '/x/new/'}]);
  expect(check([v8, v7], {}, ['v8', 'v7']).faults).toEqual([
    "redirects.ts: /x/a/ leads to /x/v7/a/, which leads on; write to: '/x/new/'",
    'redirects.ts: /x/b/ leads to /x/v7/nowhere/, which is not in the output',
  ]);
});
