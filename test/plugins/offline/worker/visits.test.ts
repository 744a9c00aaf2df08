import {assetCache, PAGES} from '../../../../plugins/offline/cacheNames';
import type {Env} from '../../../../plugins/offline/worker/types';
import {
  entryOf,
  recordVisit,
  storeVisitFiles,
  type Visit,
} from '../../../../plugins/offline/worker/visits';
import {memoryCaches} from '../memoryCaches';

const ORIGIN = 'https://docs.test';
const BASE = `${ORIGIN}/x/`;
const GUIDE = `${BASE}guide/`;
const ENTRY = '/x/assets/js/runtime~main.01234567.js';
const GRID = 'assets/js/grid.01234567.js';
const DEMO = 'assets/js/demo.89abcdef.js';

const html = (text: string) => () =>
  new Response(`<html><script src="${ENTRY}"></script>${text}</html>`, {
    headers: {'content-type': 'text/html'},
  });
const script = (text: string) => () =>
  new Response(text, {headers: {'content-type': 'text/javascript'}});
const list = (page: string) => () =>
  new Response(JSON.stringify({files: [DEMO, GRID], pages: {[page]: [0, 1]}}));

function setUp(server: Record<string, () => Response>, savesData = false) {
  const asked: string[] = [];
  const env = {
    config: {base: '/x/', build: 'b1'},
    platform: {
      caches: memoryCaches(),
      origin: ORIGIN,
      now: () => 1000,
      savesData: () => savesData,
      fetch: async (input: string) => {
        asked.push(input);
        const answer = server[input];
        if (!answer) {
          throw new TypeError('Failed to fetch');
        }
        return answer();
      },
    },
  } as unknown as Env;
  const has = async (url: string, cacheName: string) =>
    (await env.platform.caches.match(url, {cacheName})) !== undefined;
  return {env, asked, has};
}

const visit = (url = GUIDE): Visit => ({type: 'visit', url, files: []});

describe('recordVisit', () => {
  it('stores the page and names the script that it starts with', async () => {
    const {env, has} = setUp({[GUIDE]: html('new')});
    expect(await recordVisit(env, visit(`${GUIDE}?a#b`))).toEqual({
      reached: true,
      stored: 0,
      entry: ENTRY,
    });
    expect(await has(GUIDE, PAGES)).toBe(true);
  });

  it('says since when the copy is there when the server is not', async () => {
    const {env} = setUp({});
    await (
      await env.platform.caches.open(PAGES)
    ).put(GUIDE, new Response('', {headers: {'x-offline-stored': '77'}}));
    expect(await recordVisit(env, visit())).toEqual({reached: false, stored: 77, entry: ''});
  });

  it('stores neither a page that broke off nor one of another site', async () => {
    const {env, asked, has} = setUp({
      [GUIDE]: () => new Response('<html>half', {headers: {'content-type': 'text/html'}}),
    });
    expect(await recordVisit(env, visit())).toMatchObject({reached: true, entry: ''});
    expect(await has(GUIDE, PAGES)).toBe(false);
    asked.length = 0;
    await recordVisit(env, visit('https://elsewhere.test/x/guide/'));
    expect(asked).toEqual([]);
  });

  it('takes a server that is out of order for one that was not reached', async () => {
    const {env} = setUp({[GUIDE]: () => new Response('', {status: 503})});
    expect(await recordVisit(env, visit())).toMatchObject({reached: false});
  });
});

describe('storeVisitFiles', () => {
  it('stores what the page has loaded, but for other sites and what is there', async () => {
    const {env, asked, has} = setUp({[BASE + GRID]: script('grid')});
    const files = [BASE + GRID, BASE + DEMO, 'https://elsewhere.test/x/a.js'];
    const cache = await env.platform.caches.open(assetCache('b1'));
    await cache.put(BASE + DEMO, script('demo')());
    await storeVisitFiles(env, {url: GUIDE, files});
    expect(await has(BASE + GRID, assetCache('b1'))).toBe(true);
    expect(asked).not.toContain(BASE + DEMO);
    expect(asked).not.toContain(files[2]);
  });

  it('fetches the code of demos that were not in view', async () => {
    const {env, has} = setUp({
      [`${BASE}offline/pages.json`]: list('guide/'),
      [BASE + GRID]: script('grid'),
      [BASE + DEMO]: script('demo'),
    });
    await storeVisitFiles(env, {url: `${GUIDE}#part`, files: []});
    expect(await has(BASE + GRID, assetCache('b1'))).toBe(true);
    expect(await has(BASE + DEMO, assetCache('b1'))).toBe(true);
  });

  it('takes the list of the version that the page is of', async () => {
    const {env, asked, has} = setUp({
      [`${BASE}v7/offline/pages.json`]: list('guide/'),
      [`${BASE}v7/${GRID}`]: script('grid'),
      [`${BASE}v7/${DEMO}`]: script('demo'),
    });
    await storeVisitFiles(env, {url: `${BASE}v7/guide/`, files: []});
    expect(await has(`${BASE}v7/${GRID}`, assetCache('b1'))).toBe(true);
    expect(asked).not.toContain(`${BASE}offline/pages.json`);
  });

  it('leaves them alone for a visitor who saves data', async () => {
    const {env, asked} = setUp({}, true);
    await storeVisitFiles(env, {url: GUIDE, files: []});
    expect(asked).toEqual([]);
  });
});

test('a page without an entry script has none', () => {
  expect(entryOf('<html></html>')).toBe('');
});
