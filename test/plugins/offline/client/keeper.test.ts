import {createHash} from 'node:crypto';
import {keptCache} from '../../../../plugins/offline/cacheNames';
import {createKeeper} from '../../../../plugins/offline/client/keep/keeper';
import type {ListedFile, ProductList} from '../../../../plugins/offline/productList';
import {memoryCaches} from '../memoryCaches';

const ROOT = 'https://docs.test/x/';
const LIST = `${ROOT}offline/x-charts.json`;

const hashOf = (content: string) =>
  createHash('sha256').update(content).digest('base64').slice(0, 16);

function listOf(files: Record<string, string>, build = 'b1'): ProductList {
  const listed = Object.entries(files).map(([path, content]): ListedFile => [
    path,
    content.length,
    hashOf(content),
  ]);
  const bytes = listed.reduce((sum, [, size]) => sum + size, 0);
  return {product: 'x-charts', build, pages: 1, bytes, files: listed};
}

/** A device and a server with a few files; `fail` decides what goes wrong. */
function setUp(files: Record<string, string> = {'a.js': 'aaaa', 'b.js': 'bb', 'guide/': 'page'}) {
  const published = {files, list: listOf(files)};
  const caches = memoryCaches();
  const asked: string[] = [];
  const announced: string[] = [];
  let fail: (url: string) => Response | Error | undefined = () => undefined;
  const keeper = createKeeper('x-charts', {
    root: ROOT,
    caches,
    match: (url) => caches.match(url),
    fetch: async (url, {signal}) => {
      asked.push(url.slice(ROOT.length));
      await Promise.resolve();
      const wrong = signal?.aborted ? new Error('aborted') : fail(url);
      if (wrong instanceof Error) {
        throw wrong;
      }
      const content =
        url === LIST ? JSON.stringify(published.list) : published.files[url.slice(ROOT.length)];
      return wrong ?? new Response(content, {status: content === undefined ? 404 : 200});
    },
    digest: async (content) => hashOf(Buffer.from(content).toString()),
    now: () => 5,
    lock: (_name, _signal, task) => task(),
    free: async () => 1000,
    wait: async () => undefined,
    announce: (product) => void announced.push(product),
  });
  return {
    keeper,
    caches,
    asked,
    announced,
    published,
    set: (next: typeof fail) => {
      fail = next;
    },
    stored: async () =>
      (await (await caches.open(keptCache('x-charts'))).keys())
        .map(({url}) => url.slice(ROOT.length))
        .sort(),
  };
}

describe('a keeper', () => {
  it('tells the size before anything is fetched', async () => {
    const {keeper, asked} = setUp();
    await keeper.look();
    expect(keeper.get()).toMatchObject({phase: 'absent', total: 10, pages: 1});
    expect(asked).toEqual(['offline/x-charts.json']);
  });

  it('keeps all files of the list, and removes them all', async () => {
    const {keeper, stored, caches, announced} = setUp();
    await keeper.keep();
    expect(keeper.get()).toMatchObject({phase: 'kept', done: 10, since: 5});
    expect(await stored()).toEqual(['a.js', 'b.js', 'guide/', 'offline/x-charts.json']);
    await keeper.remove();
    expect(keeper.get().phase).toBe('absent');
    expect(await caches.has(keptCache('x-charts'))).toBe(false);
    expect(announced).toEqual(['x-charts', 'x-charts']);
  });

  it('goes on where the connection broke, by itself', async () => {
    const {keeper, asked, set} = setUp();
    let broken = 1;
    set((url) => (url.endsWith('b.js') && broken-- > 0 ? new TypeError('network') : undefined));
    await keeper.keep();
    expect(keeper.get().phase).toBe('kept');
    expect(asked.filter((path) => path === 'b.js')).toHaveLength(2);
    expect(asked.filter((path) => path === 'a.js')).toHaveLength(1);
  });

  it('is paused by the visitor and resumed in another visit', async () => {
    const first = setUp();
    first.set((url) => {
      if (url.endsWith('b.js')) {
        first.keeper.pause();
        return new Error('aborted');
      }
      return undefined;
    });
    await first.keeper.keep();
    expect(first.keeper.get().phase).toBe('paused');
    await first.keeper.look();
    expect(first.keeper.get().phase).toBe('paused');
    first.set(() => undefined);
    await first.keeper.keep();
    expect(first.keeper.get()).toMatchObject({phase: 'kept', done: 10});
  });

  it('asks again for a file that came broken, and gives up on one that stays so', async () => {
    const {keeper, set} = setUp();
    let times = 1;
    set((url) => (url.endsWith('a.js') && times-- > 0 ? new Response('aa') : undefined));
    await keeper.keep();
    expect(keeper.get().phase).toBe('kept');
    await keeper.remove();
    set((url) => (url.endsWith('a.js') ? new Response('aa') : undefined));
    await keeper.keep();
    expect(keeper.get().phase).toBe('damaged');
  });

  it('takes the list anew when a build is published meanwhile', async () => {
    const {keeper, published, set, stored} = setUp();
    const next = {'a.js': 'AAAA', 'c.js': 'c', 'guide/': 'new page'};
    set((url) => {
      if (url.endsWith('b.js')) {
        published.files = next;
        published.list = listOf(next, 'b2');
        return new Response('', {status: 404});
      }
      return undefined;
    });
    await keeper.keep();
    expect(keeper.get().phase).toBe('kept');
    expect(await stored()).toEqual(['a.js', 'c.js', 'guide/', 'offline/x-charts.json']);
  });

  it('says when the site is newer than what is kept, and fetches only what differs', async () => {
    const {keeper, published, asked} = setUp();
    await keeper.keep();
    published.files = {...published.files, 'guide/': 'new page'};
    published.list = listOf(published.files, 'b2');
    await keeper.look();
    expect(keeper.get()).toMatchObject({phase: 'kept', outdated: true});
    asked.length = 0;
    await keeper.keep();
    expect(asked).toEqual(['offline/x-charts.json', 'guide/']);
    expect(keeper.get()).toMatchObject({phase: 'kept', outdated: false});
  });

  it('says how much room there is when the disk is full', async () => {
    const {keeper, caches} = setUp();
    const cache = await caches.open(keptCache('x-charts'));
    const put = cache.put.bind(cache);
    cache.put = (key, response) =>
      String(key).endsWith('guide/')
        ? Promise.reject(new DOMException('no room', 'QuotaExceededError'))
        : put(key, response);
    await keeper.keep();
    expect(keeper.get()).toMatchObject({phase: 'full', free: 1000});
  });

  it('says when the browser lets nothing be stored', async () => {
    const {keeper, caches} = setUp();
    caches.has = () => Promise.reject(new Error('The operation is insecure.'));
    await keeper.look();
    expect(keeper.get().phase).toBe('storage');
  });
});
