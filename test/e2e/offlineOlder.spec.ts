import {
  controlled,
  cut,
  demosStored,
  installed,
  mark,
  SITE,
  stored,
  test,
  update,
  visit,
} from './support/offline';
import {expect} from './support/test';
import {hydrated, mountDemos} from './support/watchPage';

const GUIDE = 'react-charts/bars/';
const OLDER = `v7/${GUIDE}`;

test('a page of an older version registers no worker of its own', async ({page, site}) => {
  await page.goto(SITE + OLDER);
  await hydrated(page);
  await page.waitForTimeout(1500);
  const count = () =>
    page.evaluate(() => navigator.serviceWorker.getRegistrations().then((all) => all.length));
  expect(await count()).toBe(0);
  expect(site.requests.filter((path) => path.endsWith('sw.js'))).toEqual([]);
});

test('a page of an older version works without a connection, with its demos', async ({
  page,
  site,
}) => {
  await visit(page, 'react-charts/');
  await page.goto(SITE + OLDER);
  await hydrated(page);
  await stored(page, OLDER);
  await demosStored(page, 'v7/', GUIDE);
  await expect(mark(page)).toHaveCount(0);
  cut(site);
  await page.reload();
  await hydrated(page);
  await expect(mark(page)).toBeVisible();
  expect(await mountDemos(page)).toBeGreaterThan(0);

  await page.goto(`${SITE}v7/react-charts/lines/`);
  await expect(page.getByRole('heading', {name: 'This page is not on this device'})).toBeVisible();
  await expect(page.getByText('/x/v7/react-charts/lines/ could not be reached')).toBeVisible();
  await expect(page.locator(`main a[href="/x/${OLDER}"]`)).toBeVisible();
});

test('a new build of the present version does not reload a page of an older one', async ({
  page,
  site,
}) => {
  await visit(page, 'react-charts/');
  await page.goto(SITE + OLDER);
  await hydrated(page);
  await controlled(page);
  let loads = 0;
  page.on('load', () => (loads += 1));
  site.deploy(2);
  await update(page);
  await installed(page, 2);
  await page.waitForTimeout(1500);
  expect(loads).toBe(0);
});

test('a tab of an older version walks into a new build of it by a link', async ({page, site}) => {
  await visit(page, 'react-charts/');
  await page.goto(SITE + OLDER);
  await hydrated(page);
  await controlled(page);
  site.deploy(2, 'v7/');
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).not.toHaveURL(SITE + OLDER);
  await expect.poll(() => loads, {timeout: 20_000}).toBe(1);
  await hydrated(page);
  await page.waitForTimeout(1000);
  expect(loads).toBe(1);
});
