import {PAGES} from '../../../../plugins/offline/cacheNames';
import type {WorkerScope} from '../../../../plugins/offline/worker/scope';
import {startWorker, type Message} from '../../../../plugins/offline/worker/startWorker';
import {memoryCaches} from '../memoryCaches';

const ENTRY = '/x/assets/js/runtime~main.01234567.js';
const HTML = `<html><script src="${ENTRY}"></script></html>`;

/** A worker on a host; `tell` gives it an event and waits for all that it does about it. */
function setUp(host = 'docs.test') {
  const listeners = new Map<string, (event: object) => void>();
  const caches = memoryCaches();
  const calls: string[] = [];
  const note = (name: string) => async () => {
    calls.push(name);
    return true;
  };
  const scope = {
    location: {origin: `https://${host}`, host},
    navigator: {},
    caches,
    clients: {claim: note('claim')},
    registration: {unregister: note('unregister')},
    skipWaiting: note('skipWaiting'),
    setTimeout,
    fetch: async (url: string) => {
      calls.push(`fetch ${url}`);
      return new Response(HTML, {headers: {'content-type': 'text/html'}});
    },
    addEventListener: (type: string, listener: (event: object) => void) =>
      listeners.set(type, listener),
  };
  startWorker(scope as unknown as WorkerScope, {
    base: '/x/',
    hosts: ['docs.test'],
    build: 'b1',
    entry: ENTRY,
    offlinePage: '/x/offline/',
    files: [],
  });
  const tell = async (type: string, event: object = {}) => {
    const work: Promise<unknown>[] = [];
    listeners.get(type)?.({...event, waitUntil: (one: Promise<unknown>) => work.push(one)});
    await Promise.all(work);
  };
  const say = async (data: Message) => {
    const replies: unknown[] = [];
    await tell('message', {data, ports: [{postMessage: (reply: unknown) => replies.push(reply)}]});
    return replies;
  };
  return {caches, calls, listeners, tell, say};
}

test('a worker that is installed activates at once and answers for the open pages', async () => {
  const {calls, tell} = setUp();
  await tell('install');
  await tell('activate');
  expect(calls).toEqual(['skipWaiting', 'claim']);
});

test('on a host that is not in its list it goes, with what it stored, and answers for nothing', async () => {
  const {caches, calls, listeners, tell} = setUp('elsewhere.test');
  await caches.open(PAGES);
  await tell('install');
  await tell('activate');
  expect(calls).toEqual(['skipWaiting', 'unregister']);
  expect(await caches.keys()).toEqual([]);
  expect(listeners.has('fetch')).toBe(false);
});

test('it names its build', async () => {
  const {say} = setUp();
  expect(await say({type: 'build'})).toEqual([{build: 'b1', entry: ENTRY}]);
});

test('it answers a visit, and stores the page', async () => {
  const {caches, say} = setUp();
  const url = 'https://docs.test/x/guide/';
  expect(await say({type: 'visit', url, files: []})).toEqual([
    {reached: true, stored: 0, entry: ENTRY},
  ]);
  expect(await caches.match(url, {cacheName: PAGES})).toBeDefined();
});

test('a page that it has answered for is not fetched again, only the code of its demos', async () => {
  const {calls, say} = setUp();
  expect(await say({type: 'arrival', url: 'https://docs.test/x/guide/'})).toEqual([]);
  expect(calls).toEqual(['fetch https://docs.test/x/offline/pages.json']);
});

test.each([
  ['another origin', 'https://elsewhere.test/x/a.js'],
  ['outside the scope', 'https://docs.test/other/'],
])('it leaves %s to the browser', (_name, url) => {
  const {listeners} = setUp();
  const respondWith = jest.fn();
  listeners.get('fetch')?.({
    request: {url, method: 'GET', headers: new Headers(), mode: 'cors', destination: ''},
    respondWith,
    waitUntil: jest.fn(),
  });
  expect(respondWith).not.toHaveBeenCalled();
});
