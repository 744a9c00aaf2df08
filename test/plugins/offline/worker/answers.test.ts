import {assetCache, dataCache, PAGES, shellCache} from '../../../../plugins/offline/cacheNames';
import {
  answerAsset,
  answerData,
  answerPage,
  PAGE_TIMEOUT,
} from '../../../../plugins/offline/worker/answers';
import type {Env} from '../../../../plugins/offline/worker/types';
import {memoryCaches} from '../memoryCaches';

const ORIGIN = 'https://docs.test';
const GUIDE = `${ORIGIN}/x/guide/`;
const SCRIPT = `${ORIGIN}/x/assets/js/main.01234567.js`;
const DATA = `${ORIGIN}/x/search/pages.json`;

const page = (text: string, status = 200) =>
  new Response(`<html lang=en><body>${text}</body></html>`, {
    status,
    headers: {'content-type': 'text/html'},
  });
const script = (text: string) => new Response(text, {headers: {'content-type': 'text/javascript'}});

/** A worker whose server gives what is put into `server`, and whose clock stands until `late` is called. */
function setUp(build = 'b1', caches = memoryCaches()) {
  const server = new Map<string, () => Promise<Response>>();
  const pending: Promise<unknown>[] = [];
  const waits: number[] = [];
  let late: () => void = () => {};
  const env: Env = {
    config: {
      base: '/x/',
      hosts: ['docs.test'],
      build,
      entry: '/x/assets/js/runtime~main.01234567.js',
      offlinePage: '/x/offline/',
      files: [],
    },
    platform: {
      caches,
      origin: ORIGIN,
      now: () => 1000,
      savesData: () => false,
      wait: (milliseconds) => {
        waits.push(milliseconds);
        return new Promise((resolve) => {
          late = resolve;
        });
      },
      fetch: (input) => {
        const url = typeof input === 'string' ? input : input.url;
        return server.get(url)?.() ?? Promise.reject(new TypeError('Failed to fetch'));
      },
    },
  };
  const extend = (work: Promise<unknown>) => void pending.push(work);
  return {
    env,
    server,
    waits,
    late: () => late(),
    serve: (url: string, make: () => Response) => server.set(url, () => Promise.resolve(make())),
    settle: async () => {
      while (pending.length > 0) {
        await pending.shift();
      }
    },
    page: (url = GUIDE, inFrame = false) => answerPage(env, new Request(url), inFrame, extend),
    asset: (url = SCRIPT) => answerAsset(env, new Request(url), extend),
    data: (url = DATA) => answerData(env, new Request(url), extend),
  };
}

describe('a page', () => {
  it('comes from the server, and from the cache once the server is gone', async () => {
    const worker = setUp();
    worker.serve(GUIDE, () => page('first'));
    expect(await (await worker.page()).text()).toContain('first');
    await worker.settle();
    worker.server.clear();
    expect(await (await worker.page(`${GUIDE}?a=b#c`)).text()).toBe(
      '<html data-saved="1000" lang=en><body>first</body></html>',
    );
  });

  it('is never the stored one while the server answers in time', async () => {
    const worker = setUp();
    worker.serve(GUIDE, () => page('old'));
    await worker.page();
    await worker.settle();
    worker.serve(GUIDE, () => page('new'));
    expect(await (await worker.page()).text()).toContain('new');
  });

  it('is the stored one when the server takes longer than three seconds, and the fresh one is stored', async () => {
    const worker = setUp();
    worker.serve(GUIDE, () => page('old'));
    await worker.page();
    await worker.settle();
    let arrive: (response: Response) => void = () => {};
    worker.server.set(GUIDE, () => new Promise((resolve) => (arrive = resolve)));
    const answer = worker.page();
    await new Promise((done) => setTimeout(done, 5));
    worker.late();
    expect(await (await answer).text()).toContain('old');
    expect(worker.waits).toContain(PAGE_TIMEOUT);
    arrive(page('new'));
    await worker.settle();
    worker.server.clear();
    expect(await (await worker.page()).text()).toContain('new');
  });

  it('is the stored one when the server is out of order or the answer breaks off', async () => {
    const worker = setUp();
    worker.serve(GUIDE, () => page('good'));
    await worker.page();
    await worker.settle();
    worker.serve(GUIDE, () => page('trouble', 503));
    expect(await (await worker.page()).text()).toContain('good');
    worker.serve(GUIDE, () => new Response('<html><bo', {headers: {'content-type': 'text/html'}}));
    expect(await (await worker.page()).text()).toContain('good');
  });

  it('that was taken from the server is forgotten', async () => {
    const worker = setUp();
    worker.serve(GUIDE, () => page('there'));
    await worker.page();
    await worker.settle();
    worker.serve(GUIDE, () => page('gone', 404));
    expect((await worker.page()).status).toBe(404);
    worker.server.clear();
    expect((await worker.page()).type).toBe('error');
  });

  it('that is nowhere gives the offline page, in a frame nothing', async () => {
    const worker = setUp();
    const cache = await worker.env.platform.caches.open(shellCache('b1'));
    await cache.put(`${ORIGIN}/x/offline/`, page('offline'));
    const answer = await worker.page();
    expect(answer.headers.get('location')).toBe(`${ORIGIN}/x/offline/?page=%2Fx%2Fguide%2F`);
    expect(await (await worker.page(`${ORIGIN}/x/offline/?page=%2Fx%2F`)).text()).toContain(
      'offline',
    );
    expect((await worker.page(GUIDE, true)).type).toBe('error');
  });
});

describe('a file with a hash in its name', () => {
  it('is asked for once', async () => {
    const worker = setUp();
    worker.serve(SCRIPT, () => script('one'));
    await worker.asset();
    await worker.settle();
    worker.server.clear();
    expect(await (await worker.asset()).text()).toBe('one');
  });

  it('of a former build is taken over by the present one', async () => {
    const caches = memoryCaches();
    const former = setUp('b1', caches);
    former.serve(SCRIPT, () => script('one'));
    await former.asset();
    await former.settle();
    const present = setUp('b2', caches);
    await present.asset();
    await present.settle();
    expect(await caches.match(SCRIPT, {cacheName: assetCache('b2')})).toBeDefined();
  });

  it('is not stored when the server sends a page in its place', async () => {
    const worker = setUp();
    worker.serve(SCRIPT, () => page('not a script'));
    await worker.asset();
    await worker.settle();
    expect(await worker.env.platform.caches.match(SCRIPT)).toBeUndefined();
  });
});

describe('other data', () => {
  it('is the stored copy at once and the fresh one next time', async () => {
    const worker = setUp();
    worker.serve(DATA, () => script('1'));
    expect(await (await worker.data()).text()).toBe('1');
    await worker.settle();
    worker.serve(DATA, () => script('2'));
    expect(await (await worker.data()).text()).toBe('1');
    await worker.settle();
    expect(await (await worker.data()).text()).toBe('2');
  });

  it('that names hashed files is fresh while there is a server', async () => {
    const entry = `${ORIGIN}/x/pagefind/pagefind-entry.json`;
    const worker = setUp();
    worker.serve(`${entry}?ts=1`, () => script('1'));
    worker.serve(`${entry}?ts=2`, () => script('2'));
    await worker.data(`${entry}?ts=1`);
    await worker.settle();
    expect(await (await worker.data(`${entry}?ts=2`)).text()).toBe('2');
    await worker.settle();
    expect(await (await worker.data(`${entry}?ts=3`)).text()).toBe('2');
  });

  it('fails as it would without a worker when it is nowhere', async () => {
    await expect(setUp().data()).rejects.toThrow('Failed to fetch');
  });
});

describe('a full disk', () => {
  it('costs the stored copies of other builds, and no answer', async () => {
    const worker = setUp();
    const {caches} = worker.env.platform;
    await (await caches.open(assetCache('b0'))).put(SCRIPT, script('old'));
    await (await caches.open(dataCache('b1'))).put(DATA, script('data'));
    const pages = await caches.open(PAGES);
    pages.put = () => Promise.reject(new DOMException('no room', 'QuotaExceededError'));
    worker.serve(GUIDE, () => page('shown'));
    expect(await (await worker.page()).text()).toContain('shown');
    await worker.settle();
    expect(await caches.keys()).toEqual([PAGES, assetCache('b1')]);
  });
});
