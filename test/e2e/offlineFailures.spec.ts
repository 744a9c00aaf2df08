import {
  controlled,
  cut,
  installed,
  mark,
  shownBuild,
  SITE,
  stored,
  test,
  update,
  visit,
} from './support/offline';
import {expect, type Page} from './support/test';
import {hydrated} from './support/watchPage';
import type {Fault} from '../servers/deployServer';

const GUIDE = 'react-charts/bars/';

/** Build of the worker that answers for the page. */
const workerBuild = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const {port1, port2} = new MessageChannel();
        port1.onmessage = ({data}) => resolve((data as {build: string}).build);
        navigator.serviceWorker.controller?.postMessage({type: 'build'}, [port2]);
      }),
  );

/** The page works: it has hydrated and is of that build. */
async function works(page: Page, build: number) {
  await page.goto(SITE + GUIDE);
  await hydrated(page);
  expect(await shownBuild(page)).toBe(build);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
}

/** A new build whose entry script goes wrong, then one that is whole. */
const BROKEN: [name: string, fault: Fault, path: RegExp][] = [
  ['a 404 for a file of the new build', 404, /runtime~main\.0002/],
  ['a 500 for a file of the new build', 500, /runtime~main\.0002/],
  ['a file of the new build that arrives by half', 'half', /runtime~main\.0002/],
  ['an offline page that arrives by half', 'half', /^\/x\/offline\/$/],
  ['a 500 for the worker itself', 500, /\/sw\.js$/],
];

for (const [name, fault, path] of BROKEN) {
  test(`${name} leaves the old worker in place, and the next look heals it`, async ({
    page,
    site,
  }) => {
    await visit(page, GUIDE);
    site.deploy(2);
    site.fault = (asked) => (path.test(asked) ? fault : undefined);
    await update(page).catch(() => undefined);
    await page.waitForTimeout(800);
    expect(await workerBuild(page)).not.toMatch(/^0002/);
    site.fault = undefined;
    await update(page).catch(() => undefined);
    await installed(page, 2);
    await works(page, 2);
  });
}

test('a server out of order shows the stored page instead', async ({page, site}) => {
  await visit(page, GUIDE);
  site.fault = (path) => (path === `/x/${GUIDE}` ? 503 : undefined);
  await works(page, 1);
  await expect(mark(page)).toBeVisible();
});

test('a page that breaks off on its way is replaced by the stored one', async ({page, site}) => {
  await visit(page, GUIDE);
  site.fault = (path) => (path === `/x/${GUIDE}` ? 'half' : undefined);
  await works(page, 1);
});

test('a full disk costs the stored copies and not the site', async ({page, context, site}) => {
  // Without a worker the browser would use its own copy of the page for as long as the host lets it.
  site.pageAge = 0;
  await page.goto(SITE + GUIDE);
  const session = await context.newCDPSession(page);
  const {origin} = new URL(SITE);
  await session.send('Storage.overrideQuotaForOrigin', {origin, quotaSize: 10_000});
  await page.evaluate(() => navigator.serviceWorker.getRegistration().then((r) => r?.unregister()));
  await page.reload();
  await page.waitForTimeout(1000);
  await works(page, 1);
  site.deploy(2);
  await works(page, 2);
  await session.send('Storage.overrideQuotaForOrigin', {origin});
  await page.reload();
  await controlled(page);
  await page.reload();
  await stored(page, GUIDE);
});

test('cleared storage is filled again', async ({page, site}) => {
  await visit(page, GUIDE);
  await page.evaluate(async () => {
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
    localStorage.clear();
    sessionStorage.clear();
  });
  await works(page, 1);
  await stored(page, GUIDE);
  cut(site);
  await works(page, 1);
});

test('storage that is blocked costs nothing but the stored copies', async ({page, site}) => {
  await page.addInitScript(() => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    Object.defineProperty(window, 'caches', {get: blocked});
    Object.defineProperty(window, 'sessionStorage', {get: blocked});
    Object.defineProperty(window, 'localStorage', {get: blocked});
  });
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await works(page, 1);
  await page.goto(`${SITE}offline/`);
  await hydrated(page);
  await expect(page.getByRole('heading', {name: 'Keep a product'})).toBeVisible();
  // Without a worker the next page may come from the browser's own cache.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  site.deploy(2);
  await works(page, 2);
  expect(faults).toEqual([]);
});

test('two tabs both come to the new build, each reloading once', async ({page, context, site}) => {
  await visit(page, GUIDE);
  const other = await context.newPage();
  await visit(other, 'react-charts/');
  const loads = [0, 0];
  [page, other].forEach((tab, index) => tab.on('load', () => (loads[index]! += 1)));
  site.deploy(2);
  await update(page);
  await expect.poll(() => shownBuild(page).catch(() => 1)).toBe(2);
  await expect.poll(() => shownBuild(other).catch(() => 1)).toBe(2);
  await page.waitForTimeout(1000);
  expect(loads).toEqual([1, 1]);
});

test('a worker killed while it is installed is installed by the next visit', async ({
  page,
  context,
  site,
}) => {
  await visit(page, GUIDE);
  site.deploy(2);
  site.fault = (path) => (/runtime~main\.0002/.test(path) ? 'hang' : undefined);
  await page.evaluate(() => {
    void navigator.serviceWorker.ready.then((registration) => registration.update());
  });
  await expect.poll(() => site.requests.some((path) => /runtime~main\.0002/.test(path))).toBe(true);
  const session = await context.newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  site.fault = undefined;
  await works(page, 2);
  await update(page).catch(() => undefined);
  await installed(page, 2);
  await works(page, 2);
  cut(site);
  await works(page, 2);
});
