import {
  cacheNames,
  controlled,
  HOST,
  installed,
  shownBuild,
  SITE,
  stored,
  test,
  update,
  visit,
} from './support/offline';
import {expect} from './support/test';

const GUIDE = 'react-charts/bars/';
const OTHER = 'react-charts/quickstart/';

test('the worker is registered on the production host, at /x/sw.js with the scope /x/', async ({
  page,
  site,
}) => {
  await visit(page, GUIDE);
  const registration = await page.evaluate(async () => {
    const {active, scope} = await navigator.serviceWorker.ready;
    return {script: active?.scriptURL, scope};
  });
  expect(registration).toEqual({script: `${SITE}sw.js`, scope: SITE});
  expect(site.requests).toContain('/x/sw.js');
});

test('on another host nothing is registered, and a worker left there goes with what it stored', async ({
  page,
  site,
}) => {
  const elsewhere = SITE.replace(HOST, 'elsewhere.test');
  await page.goto(elsewhere + GUIDE);
  await page.waitForTimeout(1500);
  expect(site.requests).not.toContain('/x/sw.js');

  // A worker that the build of another configuration has left behind.
  await page.evaluate(async () => {
    await caches.open('x-offline:pages');
    await navigator.serviceWorker.register('/x/sw.js', {scope: '/x/'});
  });
  await expect
    .poll(() =>
      page.evaluate(() => navigator.serviceWorker.getRegistrations().then((all) => all.length)),
    )
    .toBe(0);
  expect(await cacheNames(page)).toEqual([]);
});

test('a new build under an open tab: the worker activates and the page reloads once', async ({
  page,
  site,
}) => {
  await visit(page, GUIDE);
  let loads = 0;
  page.on('load', () => (loads += 1));
  site.deploy(2);
  await update(page);
  await expect.poll(() => loads).toBe(1);
  expect(await shownBuild(page)).toBe(2);
  await page.waitForTimeout(1500);
  expect(loads).toBe(1);
  const shells = (await cacheNames(page)).filter((name) => name.includes(':shell:'));
  expect(shells).toHaveLength(1);
  expect(shells[0]).toContain(':0002');
});

test('a new build under a closed tab is what the next visit shows, and it is not reloaded', async ({
  page,
  context,
  site,
}) => {
  await visit(page, GUIDE);
  await page.close();
  site.deploy(2);
  const next = await context.newPage();
  let loads = 0;
  next.on('load', () => (loads += 1));
  await next.goto(SITE + GUIDE);
  expect(await shownBuild(next)).toBe(2);
  await installed(next, 2);
  await next.waitForTimeout(1500);
  expect(loads).toBe(1);
});

test('a tab in the background reloads when it gets the focus', async ({page, context, site}) => {
  await visit(page, GUIDE);
  await page.evaluate(() => {
    document.hasFocus = () => false;
  });
  site.deploy(2);
  await update(page);
  await installed(page, 2);
  await page.waitForTimeout(1500);
  expect(await shownBuild(page)).toBe(1);
  await page.evaluate(() => {
    document.hasFocus = () => true;
    window.dispatchEvent(new Event('focus'));
  });
  await expect.poll(() => shownBuild(page).catch(() => 1)).toBe(2);
  expect(context.pages()).toHaveLength(1);
});

test('a page with code of the visitor is not reloaded until the visitor leaves it', async ({
  page,
  site,
}) => {
  await visit(page, GUIDE);
  const demo = page.locator('[data-demo]').first();
  await demo.scrollIntoViewIfNeeded();
  await demo.getByRole('button', {name: 'Show code'}).click();
  await demo.getByRole('button', {name: 'Edit', exact: true}).click();
  const editor = demo.getByRole('textbox');
  await editor.press('End');
  await editor.pressSequentially(' ');
  site.deploy(2);
  await update(page);
  await page.waitForTimeout(1500);
  expect(await shownBuild(page)).toBe(1);
  await page.getByRole('heading', {level: 1}).click();
  await page.waitForTimeout(1200);
  expect(await shownBuild(page)).toBe(1);
  await page.getByRole('link', {name: 'Overview', exact: true}).first().click();
  await expect.poll(() => shownBuild(page).catch(() => 1)).toBe(2);
});

test('a tab walks into a new build by a link and does not stay on the old one', async ({
  page,
  site,
}) => {
  await visit(page, OTHER);
  site.deploy(2);
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).toHaveURL(SITE + GUIDE);
  await expect.poll(() => shownBuild(page).catch(() => 1), {timeout: 20_000}).toBe(2);
});

test('two servers that answer in turn do not make the page reload for ever', async ({
  page,
  site,
}) => {
  await visit(page, GUIDE);
  let loads = 0;
  page.on('load', () => (loads += 1));
  for (const version of [2, 3, 2, 3, 2]) {
    site.deploy(version);
    await update(page).catch(() => undefined);
    await page.waitForTimeout(700);
  }
  await controlled(page);
  await stored(page, GUIDE);
  expect(loads).toBeLessThanOrEqual(2);
});
