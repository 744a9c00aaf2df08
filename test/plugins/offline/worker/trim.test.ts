import {
  assetCache,
  dataCache,
  keptCache,
  PAGES,
  shellCache,
} from '../../../../plugins/offline/cacheNames';
import {stamp} from '../../../../plugins/offline/worker/entries';
import {LIMITS, MAX_AGE, removeOldBuilds, trimAll} from '../../../../plugins/offline/worker/trim';
import type {Env} from '../../../../plugins/offline/worker/types';
import {memoryCaches} from '../memoryCaches';

const caches = memoryCaches();

const envOf = (build: string, now: number) =>
  ({config: {build}, platform: {caches, now: () => now}}) as Env;

const put = async (name: string, path: string, build: string, now: number) =>
  (await caches.open(name)).put(
    `https://docs.test/x/${path}`,
    stamp(envOf(build, now), new Response(''), ''),
  );

const paths = async (name: string) =>
  (await (await caches.open(name)).keys()).map(({url}) => new URL(url).pathname.slice(3));

beforeEach(async () => {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
});

describe('trimAll', () => {
  it('keeps the newest pages up to the limit, and none that is too old', async () => {
    for (let number = 0; number < LIMITS.pages + 2; number += 1) {
      await put(PAGES, `${number}/`, 'b', 1000 + number);
    }
    await trimAll(envOf('b', 2000));
    expect(await paths(PAGES)).toHaveLength(LIMITS.pages);
    expect(await paths(PAGES)).not.toContain('1/');
    await trimAll(envOf('b', 1001 + LIMITS.pages + MAX_AGE));
    expect(await paths(PAGES)).toEqual([`${LIMITS.pages + 1}/`]);
  });
});

describe('removeOldBuilds', () => {
  it('leaves the files of two former builds as long as their pages are there, and what is kept', async () => {
    for (const [index, build] of ['b1', 'b2', 'b3', 'b4'].entries()) {
      await put(shellCache(build), 'offline/', build, index);
      await put(dataCache(build), 'data.json', build, index);
      await put(assetCache(build), 'a.js', build, index);
      await put(PAGES, `${build}/`, build, index);
    }
    await put(keptCache('x-charts'), 'kept/', 'b1', 1);
    await caches.open('of another site');
    await removeOldBuilds(envOf('b4', 10));
    expect((await caches.keys()).sort()).toEqual(
      [
        'of another site',
        assetCache('b2'),
        assetCache('b3'),
        assetCache('b4'),
        dataCache('b4'),
        keptCache('x-charts'),
        PAGES,
        shellCache('b4'),
      ].sort(),
    );
    expect(await paths(PAGES)).toEqual(['b2/', 'b3/', 'b4/']);
  });
});
