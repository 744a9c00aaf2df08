import {gzipSync} from 'node:zlib';
import {readFileSync} from 'node:fs';
import {expect, test, type Page} from './support/test';
import {axeFaults} from './support/axe';
import {hydrated, settled, watchPage} from './support/watchPage';

const GRID = 'api/data-grid/data-grid-premium/';
const COLUMN = 'api/data-grid/grid-col-def/';

/** A page of each kind. */
const KINDS = [
  GRID,
  COLUMN,
  'api/data-grid/',
  'api/data-grid/events/',
  'api/data-grid/selectors/',
  'api/data-grid/hooks/',
  'api/data-grid/grid-sort-api/',
  'api/date-pickers/date-picker/',
  'api/charts/bar-chart/',
  'api/charts/types/',
  'api/tree-view/rich-tree-view/',
];

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}
const rows = (page: Page) => page.locator('[data-api-kind]:visible');
const row = (page: Page, kind: string, name: string) =>
  page.locator(`[data-api-kind="${kind}"][data-api-name="${name}"]`);
const field = (page: Page) => page.getByRole('searchbox', {name: 'Filter entries'});
const entries = (page: Page) => page.getByRole('status').filter({hasText: /entries$/});

test('the largest page weighs what it may', () => {
  expect(gzipSync(readFileSync(`build/${GRID}index.html`)).length).toBeLessThan(45_000);
});

test('the filter narrows as one types, says how many are left, and leads back', async ({page}) => {
  await open(page, GRID);
  const all = await rows(page).count();
  expect(all).toBeGreaterThan(500);
  await field(page).fill('sort model');
  await expect(rows(page)).toHaveCount(2);
  await expect(entries(page)).toHaveText(/^2 of \d+ entries$/);
  await expect(page).toHaveURL(/\?q=sort\+model$/);
  await expect(page.getByRole('heading', {name: /^Slots/})).toBeHidden();
  const contents = page.getByRole('navigation', {name: 'On this page'});
  await expect(contents.getByRole('link', {name: 'sortModel', exact: true})).toBeVisible();
  await expect(contents.getByRole('link', {name: 'columns', exact: true})).toBeHidden();
  await page.goBack();
  await expect(field(page)).toHaveValue('');
  await expect(rows(page)).toHaveCount(all);
});

test('an address with a filter opens filtered, and is there again on the way back', async ({
  page,
}) => {
  await open(page, `${COLUMN}?q=width&plan=pro`);
  await expect(field(page)).toHaveValue('width');
  await expect(page.getByRole('button', {name: 'Pro', exact: true})).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.getByText('Nothing matches.')).toBeVisible();
  await page.getByRole('button', {name: 'Pro', exact: true}).click();
  await expect(row(page, 'property', 'minWidth')).toBeVisible();
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Charts'}).click();
  await expect(page).toHaveURL(/react-charts\/$/);
  await page.goBack();
  await expect(field(page)).toHaveValue('width');
  await expect(row(page, 'property', 'field')).toBeHidden();
});

test('kinds, required and deprecated narrow, and an empty result shows the way out', async ({
  page,
}) => {
  await open(page, GRID);
  const button = (name: string) => page.getByRole('button', {name, exact: true});
  await button('Required').click();
  await expect(rows(page)).toHaveCount(1);
  await expect(row(page, 'prop', 'columns')).toBeVisible();
  await button('Slots').click();
  await expect(rows(page)).toHaveCount(0);
  await page.getByRole('button', {name: 'Show everything'}).click();
  await expect(page).toHaveURL(new RegExp(`${GRID}$`));
  await button('CSS classes').click();
  expect(await page.locator('[data-api-kind="prop"]:visible').count()).toBe(0);
  await expect(row(page, 'class', 'root')).toContainText('.MuiDataGrid-root');
});

test('plans narrow: what a lower plan lacks is marked, and shown alone', async ({page}) => {
  await open(page, GRID);
  await expect(row(page, 'prop', 'pinnedColumns')).toContainText('Pro plan');
  await expect(row(page, 'prop', 'aggregationModel')).toContainText('Premium plan');
  await page.getByRole('button', {name: 'Premium', exact: true}).click();
  await expect(page).toHaveURL(/\?plan=premium$/);
  await expect(row(page, 'prop', 'aggregationModel')).toBeVisible();
  await expect(row(page, 'prop', 'pinnedColumns')).toBeHidden();
  await expect(row(page, 'prop', 'columns')).toBeHidden();
});

test('an address names its row: tinted, in sight, although it is filtered away', async ({page}) => {
  await open(page, `${GRID}?q=sort#data-grid-premium-classes-root`);
  const target = row(page, 'class', 'root');
  await expect(target).toHaveAttribute('data-api-current');
  await expect(target).toBeInViewport();
  await expect(row(page, 'class', 'cell')).toBeHidden();
  await expect(row(page, 'prop', 'sortModel')).toBeVisible();
});

test('an address of a folded row unfolds it', async ({page}) => {
  await open(page, `${GRID}#data-grid-premium-prop-className`);
  await expect(row(page, 'prop', 'className')).toBeInViewport();
  await expect(row(page, 'prop', 'className')).toHaveAttribute('data-api-current');
});

test('the contents lead to every entry, and the row is not under the bar', async ({page}) => {
  await open(page, GRID);
  const contents = page.getByRole('navigation', {name: 'On this page'});
  await contents.getByRole('link', {name: 'sortModel', exact: true}).click();
  const target = row(page, 'prop', 'sortModel');
  await expect(target).toHaveAttribute('data-api-current');
  const box = await target.boundingBox();
  const bar = await page.getByRole('search', {name: /^Filter/}).boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
});

test('each view is kept, and applied before the first paint', async ({page}) => {
  await open(page, COLUMN);
  const signature = row(page, 'property', 'valueGetter').locator('details').first();
  const text = row(page, 'property', 'field').locator('[data-text]');
  await expect(text).toBeVisible();
  await page.getByRole('button', {name: 'Collapsed'}).click();
  await expect(text).toBeHidden();
  const name = row(page, 'property', 'field').getByRole('link', {name: 'field'});
  await expect(name).toHaveAttribute('aria-expanded', 'false');
  await name.press('Enter');
  await expect(text).toBeVisible();
  await expect(name).toHaveAttribute('aria-expanded', 'true');
  await name.press('Enter');
  await expect(name).toHaveAttribute('aria-expanded', 'false');
  await page.getByRole('button', {name: 'Expanded'}).click();
  await expect(signature).toHaveAttribute('open');
  await page.reload({waitUntil: 'commit'});
  await page.waitForSelector('h1');
  expect(await page.locator('html').getAttribute('data-api-view')).toBe('expanded');
  await hydrated(page);
  await expect(page.getByRole('button', {name: 'Expanded'})).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(await page.evaluate(() => localStorage.getItem('x-docs.api-view'))).toBe('expanded');
});

test('a name and a link are copied from the row under the pointer or the focus', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, `${COLUMN}?q=width`);
  const target = row(page, 'property', 'minWidth');
  await target.hover();
  await target.getByRole('button', {name: 'Copy name'}).click();
  await expect(target.getByRole('button', {name: 'Copied'})).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('minWidth');
  await target.getByRole('link', {name: 'minWidth'}).focus();
  await page.keyboard.press('Tab');
  await expect(target.getByRole('button', {name: /Cop/}).first()).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/api\/data-grid\/grid-col-def\/#grid-col-def-prop-minWidth$/);
});

test('nothing is lost without storage', async ({page}) => {
  const {faults} = watchPage(page);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await open(page, COLUMN);
  await page.getByRole('button', {name: 'Collapsed'}).click();
  await expect(row(page, 'property', 'field').locator('[data-text]')).toBeHidden();
  expect(faults).toEqual([]);
});

test('every page of a kind fits a phone, in both directions of text', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({viewport: {width: 360, height: 740}, baseURL});
  const page = await context.newPage();
  for (const path of KINDS) {
    await open(page, path);
    for (const dir of ['ltr', 'rtl']) {
      await page.evaluate((value) => document.documentElement.setAttribute('dir', value), dir);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, `${path} ${dir}`).toBeLessThanOrEqual(0);
    }
  }
  await context.close();
});

test('without scripts all rows are there to read, and no tool that would not work', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({javaScriptEnabled: false, baseURL});
  const page = await context.newPage();
  await page.goto(`${GRID}#data-grid-premium-prop-sortModel`);
  expect(await rows(page).count()).toBeGreaterThan(500);
  const target = page.locator('#data-grid-premium-prop-sortModel');
  await expect(target).toBeInViewport();
  await expect(target).toContainText('Set the sort model of the Data Grid.');
  await expect(page.locator('input[type="search"]:visible')).toHaveCount(0);
  await context.close();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds no fault in ${colorScheme} mode`, async ({page}) => {
    await page.emulateMedia({colorScheme});
    const {faults} = watchPage(page);
    for (const path of [
      'api/data-grid/grid-sort-api/',
      'api/tree-view/tree-item/#tree-item-prop-itemId',
      'api/tree-view/',
    ]) {
      await open(page, path);
      await settled(page);
      expect(await axeFaults(page), path).toEqual([]);
    }
    expect(faults).toEqual([]);
  });
}
