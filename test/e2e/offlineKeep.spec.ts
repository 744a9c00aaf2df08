import {controlled, cut, SITE, test} from './support/offline';
import {expect, type Page} from './support/test';
import {hydrated} from './support/watchPage';

const inProducts = (page: Page) =>
  page.locator('[data-offline-phase]').filter({hasText: 'Tree View'});

const button = (page: Page, name: string) =>
  inProducts(page).getByRole('button', {name: `${name} Tree View`});

async function open(page: Page) {
  await page.goto(`${SITE}offline/`);
  await controlled(page);
  await hydrated(page);
}

const phase = (page: Page) => inProducts(page).getAttribute('data-offline-phase');

test('the menu leads to the offline page', async ({page}) => {
  await page.goto(`${SITE}react-tree-view/`);
  await hydrated(page);
  await page.getByRole('button', {name: 'Settings', exact: true}).click();
  await page.getByRole('link', {name: 'Keep pages offline'}).click();
  await expect(page).toHaveURL(`${SITE}offline/`);
  await expect(page.getByRole('heading', {name: 'Keep a product'})).toBeVisible();
});

test('a product is kept with its size told before, works without a connection, and is removed', async ({
  page,
  site,
}) => {
  await open(page);
  await expect(inProducts(page).getByRole('status')).toHaveText(/^\d+(\.\d)? MB, \d+ pages$/);
  await button(page, 'Keep').click();
  await expect(inProducts(page).getByRole('status')).toHaveText(/^Kept since/, {timeout: 20_000});

  cut(site);
  await page.goto(`${SITE}react-tree-view/rich-tree-view/items/`);
  await hydrated(page);
  const demo = page.locator('[data-demo]').first();
  await demo.scrollIntoViewIfNeeded();
  await expect(demo).toHaveAttribute('data-demo-state', 'ready', {timeout: 20_000});
  await page.goto(`${SITE}api/tree-view/rich-tree-view/`);
  await hydrated(page);
  await expect(page.locator('[data-api-kind="prop"]').first()).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', {name: 'Search the documentation'}).fill('selection');
  await expect(page.getByRole('option').first()).toBeVisible();

  await page.goto(`${SITE}react-charts/`);
  await expect(page.getByRole('heading', {name: 'This page is not on this device'})).toBeVisible();
  await expect(inProducts(page).getByRole('status')).toHaveText(/^Kept since/);

  site.fault = undefined;
  await open(page);
  await button(page, 'Remove').click();
  await expect(button(page, 'Keep')).toBeVisible();
  const names = await page.evaluate(() => caches.keys());
  expect(names.filter((name) => name.includes(':kept:'))).toEqual([]);
});

test('keeping is paused, survives a reload, and is resumed', async ({page, site}) => {
  await open(page);
  let left = 60;
  site.fault = (path) => (!path.startsWith('/x/offline/') && left-- <= 0 ? 'hang' : undefined);
  await button(page, 'Keep').click();
  await expect.poll(() => left).toBeLessThan(0);
  await button(page, 'Pause').click();
  await expect(inProducts(page).getByRole('status')).toHaveText(/^Paused at/);
  site.fault = undefined;
  await open(page);
  await expect(inProducts(page).getByRole('status')).toHaveText(/^Paused at/);
  site.requests.length = 0;
  await button(page, 'Resume').click();
  await expect(inProducts(page).getByRole('status')).toHaveText(/^Kept since/, {timeout: 20_000});
  const list = await page.evaluate(
    () => fetch('/x/offline/x-tree-view.json').then((r) => r.json()) as Promise<{files: unknown[]}>,
  );
  expect(site.requests.length).toBeLessThan(list.files.length);
});

test('keeping goes on by itself after the connection broke', async ({page, site}) => {
  await open(page);
  let left = 60;
  site.fault = () => (left-- <= 0 ? 'drop' : undefined);
  await button(page, 'Keep').click();
  await expect(inProducts(page).getByRole('status')).toHaveText(/^The connection broke at/);
  expect(await inProducts(page).getByRole('progressbar').getAttribute('value')).not.toBe('0');
  site.fault = undefined;
  await expect(inProducts(page).getByRole('status')).toHaveText(/^Kept since/, {timeout: 20_000});
});

test('a full disk is told in words, with what is needed and what is free', async ({
  page,
  context,
}) => {
  await open(page);
  const session = await context.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', {
    origin: new URL(SITE).origin,
    quotaSize: 2_500_000,
  });
  await button(page, 'Keep').click();
  await expect(inProducts(page).getByRole('status')).toHaveText(
    /^There is not enough room: [\d.]+ MB are needed/,
    {timeout: 20_000},
  );
  await session.send('Storage.overrideQuotaForOrigin', {origin: new URL(SITE).origin});
  await button(page, 'Resume').click();
  await expect(inProducts(page).getByRole('status')).toHaveText(/^Kept since/, {timeout: 20_000});
});

test('a file that arrives broken is not kept', async ({page, site}) => {
  await open(page);
  let times = 1;
  site.fault = (path) => (/\/react-tree-view\/$/.test(path) && times-- > 0 ? 'half' : undefined);
  await button(page, 'Keep').click();
  await expect(inProducts(page).getByRole('status')).toHaveText(/^Kept since/, {timeout: 20_000});
  const ended = await page.evaluate(async () => {
    const entry = await caches.match('/x/react-tree-view/', {
      cacheName: 'x-offline:kept:x-tree-view',
    });
    return /<\/(?:html|body)>\s*$/.test((await entry?.text()) ?? '');
  });
  expect(ended).toBe(true);
});

test('two tabs keep a product together, once', async ({page, context, site}) => {
  await open(page);
  const other = await context.newPage();
  await open(other);
  site.requests.length = 0;
  await button(page, 'Keep').click();
  await button(other, 'Keep').click();
  await expect(inProducts(page).getByRole('status')).toHaveText(/^Kept since/, {timeout: 20_000});
  await expect(inProducts(other).getByRole('status')).toHaveText(/^Kept since/, {timeout: 20_000});
  const guides = site.requests.filter((path) => path === '/x/react-tree-view/');
  expect(guides).toHaveLength(1);
  await button(page, 'Remove').click();
  await expect(button(other, 'Keep')).toBeVisible();
  expect(await phase(other)).toBe('absent');
});
