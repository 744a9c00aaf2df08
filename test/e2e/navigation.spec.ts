import {expect, test, type Page} from './support/test';
import {hydrated} from './support/watchPage';

const SORTING = 'react-data-grid/sorting/';

function tree(page: Page) {
  return page.getByRole('navigation', {name: 'Pages', exact: true});
}

test.describe('the navigation tree', () => {
  test('opens the groups around the page and marks the page', async ({page}) => {
    await page.goto(SORTING);
    const current = tree(page).locator('[aria-current="page"]');
    await expect(current).toHaveText(/Sorting/);
    await expect(current).toBeInViewport();
    await expect(tree(page).getByRole('button', {name: 'Data Grid'})).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  });

  test('leads to another page by mouse and keeps folding and scroll position', async ({page}) => {
    await page.goto(SORTING);
    await hydrated(page);
    const charts = tree(page).getByRole('button', {name: 'Charts'});
    await charts.click();
    await expect(charts).toHaveAttribute('aria-expanded', 'true');
    const scroller = page.locator('[data-tree-scroller]');
    const link = tree(page).getByRole('link', {name: 'Overview'}).first();
    await link.scrollIntoViewIfNeeded();
    const before = await scroller.evaluate((element) => element.scrollTop);
    await link.click();
    await expect(page).not.toHaveURL(/sorting/);
    await expect(charts).toHaveAttribute('aria-expanded', 'true');
    expect(await scroller.evaluate((element) => element.scrollTop)).toBe(before);
  });

  test('works by keyboard: arrows walk and fold, Enter opens', async ({page}) => {
    await page.goto(SORTING);
    await hydrated(page);
    await tree(page).getByRole('button', {name: 'Charts'}).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    const focused = page.locator(':focus');
    await expect(focused).toHaveAttribute('href', /react-charts/);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowLeft');
    await expect(tree(page).getByRole('button', {name: 'Charts'})).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await page.keyboard.press('Space');
    const bars = tree(page).getByRole('button', {name: 'Bars'});
    await bars.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/react-charts\/bars/);
  });

  test('shows the filter result and gives the folding back on Escape', async ({page}) => {
    await page.goto(SORTING);
    await hydrated(page);
    const rows = tree(page).getByRole('link');
    const before = await rows.allTextContents();
    const filter = tree(page).getByLabel('Filter pages');
    await filter.fill('rich items');
    await expect(rows).toHaveCount(1);
    await expect(rows.first()).toHaveText('Items');
    await expect(tree(page).getByRole('status')).toHaveText('1 page');
    await page.keyboard.press('Escape');
    await expect(filter).toHaveValue('');
    expect(await rows.allTextContents()).toEqual(before);
  });

  test('says so when nothing matches', async ({page}) => {
    await page.goto(SORTING);
    await hydrated(page);
    await tree(page).getByLabel('Filter pages').fill('zzz');
    await expect(tree(page).getByText('No page matches')).toBeVisible();
  });

  test('leads somewhere without scripts', async ({browser, baseURL}) => {
    const context = await browser.newContext({javaScriptEnabled: false});
    const page = await context.newPage();
    await page.goto(`${baseURL}${SORTING}`);
    await tree(page).getByRole('button', {name: 'Tree View'}).click();
    await expect(page).toHaveURL(/react-tree-view/);
    await context.close();
  });
});

test.describe('the drawer at 360 px', () => {
  test.use({viewport: {width: 360, height: 740}});

  test('opens, leads to a page and closes', async ({page}) => {
    await page.goto(SORTING);
    await hydrated(page);
    await expect(tree(page)).toBeHidden();
    await page.getByRole('button', {name: /navigation bar/i}).click();
    await expect(tree(page)).toBeVisible();
    await tree(page).getByRole('button', {name: 'Charts'}).click();
    await tree(page).getByRole('button', {name: 'Bars'}).click();
    await tree(page).getByRole('link', {name: 'Bars overview'}).click();
    await expect(page).toHaveURL(/react-charts\/bars/);
    await expect(tree(page)).toBeHidden();
  });
});

test('a guide leads to the API of each of its components', async ({page}) => {
  await page.goto(SORTING);
  await hydrated(page);
  const links = page.getByRole('region', {name: 'Components on this page'}).getByRole('link');
  await expect(links).toHaveText(['DataGrid', 'DataGridPro', 'DataGridPremium']);
  await links.first().click();
  await expect(page).toHaveURL(/api\/data-grid\/data-grid\/$/);
});

test.describe('a page that does not exist', () => {
  test('suggests the nearest pages', async ({page}) => {
    const response = await page.goto('react-data-grid/sortin/');
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('There is no page here');
    await page.getByRole('main').getByRole('link', {name: 'Data grid › Sorting'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Sorting');
  });
});
