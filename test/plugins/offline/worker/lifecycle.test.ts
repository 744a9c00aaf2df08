import {shellCache} from '../../../../plugins/offline/cacheNames';
import {activate, install, removeEverything} from '../../../../plugins/offline/worker/lifecycle';
import type {Env, ShellFile} from '../../../../plugins/offline/worker/types';
import {memoryCaches} from '../memoryCaches';

const PAGE: ShellFile = {url: '/x/offline/', revision: '1'};
const SCRIPT: ShellFile = {
  url: '/x/assets/js/main.01234567.js',
  revision: null,
  integrity: 'sha256-abc',
};

type Answer = (init: RequestInit) => Response;
const whole = () => new Response('<html></html>');

function setUp(answers: Record<string, Answer>, caches = memoryCaches()) {
  const asked: [string, RequestCache | undefined][] = [];
  const env = {
    config: {build: 'b2', files: [PAGE, SCRIPT]},
    platform: {
      caches,
      now: () => 1,
      fetch: async (url: string, init: RequestInit) => {
        asked.push([url, init.cache]);
        return answers[url]?.(init) ?? Promise.reject(new TypeError('Failed to fetch'));
      },
    },
  } as unknown as Env;
  return {env, asked, caches};
}

const files = async (caches: CacheStorage) =>
  (await (await caches.open(shellCache('b2'))).keys()).length;

test('a whole installation stores every file, and another one fetches nothing', async () => {
  const {env, asked, caches} = setUp({[PAGE.url]: whole, [SCRIPT.url]: () => new Response('1')});
  // Node takes whole addresses only.
  const base = await caches.open(shellCache('b2'));
  base.keys = async () => [];
  const put = jest.spyOn(base, 'put');
  await install(env);
  expect(put).toHaveBeenCalledTimes(2);
  asked.length = 0;
  await install(env);
  expect(asked).toEqual([]);
});

test.each([
  ['a 404', () => new Response('', {status: 404})],
  ['a 500', () => new Response('', {status: 500})],
  ['a page that broke off', () => new Response('<html>half')],
])('%s ends the installation', async (_name, answer) => {
  const {env} = setUp({[PAGE.url]: answer, [SCRIPT.url]: () => new Response('1')});
  await expect(install(env)).rejects.toThrow('/x/offline/');
});

test('a script that the browser holds broken is fetched again', async () => {
  const {env, asked} = setUp({
    [PAGE.url]: whole,
    [SCRIPT.url]: ({cache}) => new Response('1', {status: cache === 'reload' ? 200 : 404}),
  });
  await install(env);
  expect(asked).toContainEqual([SCRIPT.url, 'default']);
  expect(asked).toContainEqual([SCRIPT.url, 'reload']);
});

test('storage that cannot be tidied up does not keep a worker from its work', async () => {
  const caches = memoryCaches();
  caches.open = () => Promise.reject(new Error('closed'));
  const {env} = setUp({}, caches);
  await expect(activate(env)).resolves.toBeUndefined();
});

test('everything of this plugin is removed, and nothing else', async () => {
  const caches = memoryCaches();
  await caches.open('x-offline:pages');
  await caches.open(shellCache('b2'));
  await caches.open('of-another');
  await removeEverything(caches);
  expect(await caches.keys()).toEqual(['of-another']);
  expect(await files(caches)).toBe(0);
});
