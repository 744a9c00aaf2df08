import {
  cut,
  isInCache,
  mark,
  shownBuild,
  SITE,
  stored,
  test,
  update,
  visit,
  demosStored,
} from './support/offline';
import {expect} from './support/test';
import {hydrated, mountDemos} from './support/watchPage';

const GUIDE = 'react-charts/bars/';
const OTHER = 'react-tree-view/';

test('a page visited works without a connection, with its demos, and says that it is a stored copy', async ({
  page,
  site,
}) => {
  await visit(page, GUIDE);
  const demo = page.locator('[data-demo]').first();
  await demo.scrollIntoViewIfNeeded();
  await expect(demo).toHaveAttribute('data-demo-state', 'ready', {timeout: 20_000});
  await expect(mark(page)).toHaveCount(0);
  cut(site);
  await page.reload();
  await hydrated(page);
  await demo.scrollIntoViewIfNeeded();
  await expect(demo).toHaveAttribute('data-demo-state', 'ready', {timeout: 20_000});
  await expect(mark(page)).toContainText('Stored copy');

  site.fault = undefined;
  await page.reload();
  await hydrated(page);
  await page.waitForTimeout(500);
  await expect(mark(page)).toHaveCount(0);
});

test('demos of a page visited work without a connection though they have not been in view', async ({
  page,
  site,
}) => {
  await visit(page, GUIDE);
  await demosStored(page, '', GUIDE);
  cut(site);
  await page.reload();
  await hydrated(page);
  expect(await mountDemos(page)).toBeGreaterThan(1);
});

test('a page reached by a link inside the site can be opened without a connection', async ({
  page,
  site,
}) => {
  await visit(page, 'react-charts/quickstart/');
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).toHaveURL(SITE + GUIDE);
  await stored(page, GUIDE);
  await expect.poll(() => page.evaluate(() => document.title)).toContain('Bar');
  cut(site);
  await page.goto(SITE + GUIDE);
  await hydrated(page);
  await expect(page.getByRole('heading', {level: 1})).toContainText('Bar');
});

test('a page that is not there gives the offline page, which lists what is and goes back by itself', async ({
  page,
  site,
}) => {
  await visit(page, GUIDE);
  cut(site);
  await page.goto(SITE + OTHER);
  await expect(page.getByRole('heading', {name: 'This page is not on this device'})).toBeVisible();
  await expect(page.getByText(`/x/${OTHER} could not be reached`)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', {name: /^Bar/})).toBeVisible();
  site.fault = undefined;
  await page.getByRole('link', {name: 'Try again'}).click();
  await expect(page).toHaveURL(SITE + OTHER);
});

test('a server that takes longer than three seconds is not waited for', async ({page, site}) => {
  await visit(page, GUIDE);
  site.fault = (path) => (path === `/x/${GUIDE}` ? {delay: 60_000} : undefined);
  const started = Date.now();
  await page.goto(SITE + GUIDE, {waitUntil: 'domcontentloaded'});
  expect(Date.now() - started).toBeGreaterThan(2900);
  await expect(mark(page)).toBeVisible();
});

test('the search index is the stored one at once and the fresh one next time', async ({
  page,
  site,
}) => {
  await visit(page, GUIDE);
  const load = () => page.evaluate(() => fetch('/x/search/pages.json').then((r) => r.text()));
  const first = await load();
  await isInCache(page, `${SITE}search/pages.json`);
  site.requests.length = 0;
  expect(await load()).toBe(first);
  await expect.poll(() => site.requests).toContain('/x/search/pages.json');
  cut(site);
  expect(await load()).toBe(first);
});

test('parts of files and other origins go past the worker', async ({page, site}) => {
  await visit(page, GUIDE);
  const before = await page.evaluate(() => caches.keys());
  const status = await page.evaluate(async () => {
    const part = await fetch('/x/img/favicon.svg?part', {headers: {range: 'bytes=0-9'}});
    const opaque = await fetch('http://other.test/x/img/favicon.svg', {mode: 'no-cors'});
    return [part.status, opaque.type];
  });
  expect(status).toEqual([200, 'opaque']);
  const kept = await page.evaluate(async (names) => {
    const urls = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({url}) => url)),
    );
    return urls.flat();
  }, before);
  expect(kept.filter((url) => url.includes('other.test'))).toEqual([]);
  expect(site.requests).toContain('/x/img/favicon.svg');
});

test('pages of a former build stay readable until they are visited again', async ({page, site}) => {
  await visit(page, GUIDE);
  await visit(page, OTHER);
  site.deploy(2);
  await update(page);
  await expect.poll(() => shownBuild(page).catch(() => 1)).toBe(2);
  await page.waitForLoadState('load');
  cut(site);
  await page.goto(SITE + GUIDE);
  await hydrated(page);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test('the site can be installed: name, icons, colors and a shortcut to each product', async ({
  page,
}) => {
  await page.goto(SITE + GUIDE);
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = (await page.evaluate(
    async (address) => (await fetch(address ?? '')).json() as Promise<unknown>,
    href,
  )) as {icons: {src: string; sizes: string; purpose: string}[]; shortcuts: {url: string}[]};
  expect(manifest).toMatchObject({scope: '/x/', start_url: '/x/', display: 'standalone'});
  for (const {src, sizes} of manifest.icons) {
    const width = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return image.naturalWidth;
    }, src);
    expect(`${width}x${width}`).toBe(sizes);
  }
  for (const {url} of manifest.shortcuts) {
    expect(await page.evaluate((address) => fetch(address).then((r) => r.status), url)).toBe(200);
  }
  expect(manifest.shortcuts).toHaveLength(4);
  await expect(page.locator('meta[name="theme-color"]')).toHaveCount(2);
  const session = await page.context().newCDPSession(page);
  const {installabilityErrors} = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.filter(({errorId}) => errorId !== 'in-incognito')).toEqual([]);
});
