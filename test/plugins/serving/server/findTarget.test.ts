import {applyRedirect, findTarget, withQuery} from '../../../../plugins/serving/server/findTarget';
import type {Redirect} from '../../../../plugins/serving/types';

const redirects: Redirect[] = [
  {from: '/', to: '/x/', reason: 'Start.'},
  {from: '/playground/*', to: '/x/playground/', reason: 'Under the base.', temporary: true},
  {from: '/x/old/', to: '/x/new/', reason: 'Renamed.'},
  {from: '/fr/x/*', to: '/x/:splat', reason: 'One language.'},
];
const files = new Set([
  'index.html',
  '404.html',
  'new/index.html',
  'data.json',
  'v7/404.html',
  '.hidden',
]);
const find = (path: string, query = '') =>
  findTarget(path, query, {baseUrl: '/x/', redirects, files});

test('a folder is its page, with or without what comes before', () => {
  expect(find('/x/')).toEqual({kind: 'file', name: 'index.html'});
  expect(find('/x/new/')).toEqual({kind: 'file', name: 'new/index.html'});
  expect(find('/x/data.json')).toEqual({kind: 'file', name: 'data.json'});
});

test('other spellings of a page lead to its address and keep the query', () => {
  const moved = {kind: 'redirect', to: '/x/new/?a=1', status: 301};
  expect(find('/x/new', '?a=1')).toEqual(moved);
  expect(find('/x/new/index.html', '?a=1')).toEqual(moved);
  expect(find('/x', '?a=1')).toEqual({kind: 'redirect', to: '/x/?a=1', status: 301});
});

test('an address that moved leads on, with or without the slash', () => {
  expect(find('/x/old/')).toEqual({kind: 'redirect', to: '/x/new/', status: 301});
  expect(find('/x/old', '?a=1')).toEqual({kind: 'redirect', to: '/x/new/?a=1', status: 301});
  expect(find('/playground/charts')).toEqual({kind: 'redirect', to: '/x/playground/', status: 302});
  expect(find('/fr/x/new/')).toEqual({kind: 'redirect', to: '/x/new/', status: 301});
});

test('what an address stands for is encoded once, its query is left as it was', () => {
  expect(find('/fr/x/a b/c?d\r\n/', '?e=%20')).toEqual({
    kind: 'redirect',
    to: '/x/a%20b/c%3Fd%0D%0A/?e=%20',
    status: 301,
  });
});

test('what is not there is missing, with the page of its version', () => {
  expect(find('/x/nope/')).toEqual({kind: 'missing', page: '404.html'});
  expect(find('/x/v7/nope/')).toEqual({kind: 'missing', page: 'v7/404.html'});
  expect(find('/elsewhere')).toEqual({kind: 'missing', page: '404.html'});
  expect(find('/x/.hidden')).toMatchObject({kind: 'missing'});
});

test('a pattern takes its folder and all below, not its neighbors', () => {
  const redirect = redirects[1]!;
  expect(applyRedirect(redirect, '/playground')).toBe('/x/playground/');
  expect(applyRedirect(redirect, '/playgrounds/')).toBeNull();
});

test('the query goes before the hash', () => {
  expect(withQuery('/x/a/#b', '?c=1')).toBe('/x/a/?c=1#b');
  expect(withQuery('/x/a/?b=1', '?c=1')).toBe('/x/a/?b=1&c=1');
});
