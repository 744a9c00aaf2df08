import {resolveRedirects, type Places} from '../../../plugins/serving/resolveRedirects';
import type {Redirect} from '../../../plugins/serving/types';

const places: Places = {
  baseUrl: '/x/',
  pages: new Set(['/x/', '/x/grid/', '/x/grid/rows/']),
  planned: new Set(['/x/grid/columns/', '/x/charts/']),
  hasFile: (path) => path === '/x/img/icon.svg',
  isElsewhere: (path) => path.startsWith('/x/v7/'),
};
const resolve = (...redirects: Omit<Redirect, 'reason'>[]) =>
  resolveRedirects(
    redirects.map((redirect) => ({...redirect, reason: 'Test.'})),
    places,
  );

test('pages, files, other hosts and patterns are fine as they are', () => {
  const list = [
    {from: '/', to: '/x/'},
    {from: '/icon.ico', to: '/x/img/icon.svg'},
    {from: '/x/old/', to: '/x/grid/rows/#top'},
    {from: '/r/x-price/', to: 'https://example.com/'},
    {from: '/fr/x/*', to: '/x/:splat'},
    {from: '/x/pivot/', to: '/x/v7/grid/pivot/'},
  ];
  const {redirects, waiting, faults} = resolve(...list);
  expect(faults).toEqual([]);
  expect(waiting).toEqual([]);
  expect(redirects).toMatchObject(list);
});

test('a page that is planned but not written is replaced by the nearest page above', () => {
  const {redirects, waiting, faults} = resolve(
    {from: '/x/grid/cols/', to: '/x/grid/columns/'},
    {from: '/x/graphs/', to: '/x/charts/'},
  );
  expect(faults).toEqual([]);
  expect(waiting).toHaveLength(2);
  expect(redirects).toMatchObject([
    {to: '/x/grid/', temporary: true},
    {to: '/x/', temporary: true},
  ]);
});

test.each([
  [{from: '/x/a', to: '/x/'}, '/x/a must be a path'],
  [{from: 'x/a/', to: '/x/'}, 'x/a/ must be a path'],
  [{from: '/x/grid/', to: '/x/'}, '/x/grid/ is a page'],
  [{from: '/x/grid/*', to: '/x/'}, '/x/grid/* takes 2 pages with it, such as /x/grid/'],
  [{from: '/x/img/icon.svg', to: '/x/'}, '/x/img/icon.svg is a file of the site'],
  [{from: '/x/a/', to: '/x/a/'}, '/x/a/ leads to itself'],
  [{from: '/old/*', to: '/old/new/:splat'}, '/old/* leads to itself'],
  [{from: '/x/a/', to: '/x/nowhere/'}, '/x/a/ leads to /x/nowhere/, which is neither a page'],
])('%p is refused', (redirect, message) => {
  expect(resolve(redirect).faults).toEqual([expect.stringContaining(message)]);
});

test('a chain is refused with its end, however long and through patterns', () => {
  expect(
    resolve(
      {from: '/x/a/', to: '/x/b/'},
      {from: '/x/b/', to: '/old/c/'},
      {from: '/old/*', to: '/x/grid/'},
    ).faults,
  ).toEqual([
    "/x/a/ leads to /x/b/, which leads on; write to: '/x/grid/'",
    "/x/b/ leads to /old/c/, which leads on; write to: '/x/grid/'",
  ]);
});

test('a loop is refused at each of its addresses, also one of patterns', () => {
  const paths = resolve({from: '/x/a/', to: '/x/b/'}, {from: '/x/b/', to: '/x/a/'});
  expect(paths.faults).toEqual([
    '/x/a/ leads to /x/b/, which leads back',
    '/x/b/ leads to /x/a/, which leads back',
  ]);
  const patterns = resolve({from: '/a/*', to: '/b/:splat'}, {from: '/b/*', to: '/a/:splat'});
  expect(patterns.faults).toHaveLength(2);
});

test('all faults are named at once, sorted', () => {
  expect(
    resolve(
      {from: '/x/b/', to: '/x/nowhere/'},
      {from: '/x/grid/', to: '/x/'},
      {from: '/y/*', to: '/x/'},
      {from: '/y/z/', to: '/x/grid/'},
      {from: '/x/a/', to: '/x/'},
      {from: '/x/a/', to: '/x/grid/'},
    ).faults,
  ).toEqual([
    '/x/a/ is listed twice; leave one',
    '/x/b/ leads to /x/nowhere/, which is neither a page nor planned in the navigation',
    '/x/grid/ is a page; remove the redirect or the page',
    '/y/z/ is never reached, because /y/* stands before it; put it first',
  ]);
});
