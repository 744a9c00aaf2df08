import {expect, test} from './support/test';
import {hydrated, mountDemos, watchPage} from './support/watchPage';

test.describe('the home page', () => {
  test('shows four components that share their data', async ({page}) => {
    const watch = watchPage(page);
    await page.goto('');
    await hydrated(page);
    const showcase = page.getByRole('region', {name: 'The four products at work'});
    await showcase.scrollIntoViewIfNeeded();
    const grid = showcase.getByRole('grid', {name: 'Orders of March 2026'});
    await expect(grid.getByRole('gridcell').first()).toBeVisible();
    const all = Number(await grid.getAttribute('aria-rowcount'));
    await showcase.getByRole('treeitem', {name: 'Europe'}).locator('input').first().uncheck();
    await expect
      .poll(async () => Number(await grid.getAttribute('aria-rowcount')))
      .toBeLessThan(all);
    await showcase.getByRole('gridcell', {name: '12', exact: true}).click();
    await expect(showcase.getByRole('grid', {name: 'Orders of 2026-03-12'})).toBeVisible();
    expect(watch.faults).toEqual([]);
  });

  test('on a phone, the chart and the grid come when they are near', async ({page}) => {
    await page.setViewportSize({width: 412, height: 823});
    await page.goto('');
    await hydrated(page);
    const showcase = page.getByRole('region', {name: 'The four products at work'});
    await expect(showcase.getByRole('treeitem', {name: 'Europe'})).toBeVisible();
    await expect(showcase.getByRole('gridcell', {name: '12', exact: true})).toBeVisible();
    expect(await showcase.locator('.MuiChartsSurface-root, .MuiDataGrid-root').count()).toBe(0);
    await page.mouse.wheel(0, 2000);
    await expect(showcase.locator('.MuiChartsSurface-root')).toBeVisible();
    await expect(
      showcase
        .getByRole('grid', {name: /^Orders/})
        .getByRole('gridcell')
        .first(),
    ).toBeVisible();
  });

  test('on a phone, who jumps past the chart finds the grid', async ({page}) => {
    await page.setViewportSize({width: 412, height: 500});
    await page.goto('');
    await hydrated(page);
    await expect(page.getByRole('treeitem', {name: 'Europe'})).toBeVisible();
    // The last of the grid alone is in sight; the chart has never been near.
    await page.locator('[data-showcase]').evaluate((stage) => {
      const bottom = stage.getBoundingClientRect().bottom + window.scrollY;
      window.scrollTo({top: bottom - 100, behavior: 'instant'});
    });
    const grid = page.getByRole('grid', {name: /^Orders/});
    await expect(grid.getByRole('gridcell').first()).toBeVisible();
  });

  test('has install commands and ways in', async ({page}) => {
    await page.goto('');
    const main = page.getByRole('main');
    for (const name of ['x-data-grid@8', 'x-date-pickers@8 dayjs', 'x-charts@8', 'x-tree-view@8']) {
      await expect(main.getByText(`npm install @mui/${name}`)).toBeVisible();
    }
    await main.getByRole('link', {name: 'Install', exact: true}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Installation');
  });

  test('loads no component before they are needed', async ({page}) => {
    const scripts: string[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) {
        scripts.push(response.url());
      }
    });
    await page.goto('react-data-grid/sorting/');
    await hydrated(page);
    const entry = scripts.filter((url) => /\/(main|runtime~main)\./.test(url));
    expect(entry.length).toBeGreaterThan(0);
    for (const url of entry) {
      const code = await (await page.request.get(url)).text();
      expect(code).not.toMatch(/MuiDataGrid|MuiButtonBase|emotion-cache|@mui\/x-license/);
    }
  });
});

test.describe('the icon font', () => {
  for (const [path, wanted] of [
    ['introduction/installation/', true],
    ['react-charts/bars/', false],
  ] as const) {
    test(`is ${wanted ? '' : 'not '}loaded by /x/${path}`, async ({page}) => {
      const fonts: string[] = [];
      page.on('response', (response) => {
        if (/material-icons\.(css|woff2)/.test(response.url())) {
          fonts.push(response.url());
        }
      });
      await page.goto(path);
      await hydrated(page);
      await mountDemos(page);
      await expect.poll(() => fonts.length).toBe(wanted ? 2 : 0);
    });
  }
});

test.describe('document titles and meta tags', () => {
  const PAGES = [
    ['', 'MUI X', ''],
    ['introduction/installation/', 'MUI X', ''],
    ['react-data-grid/sorting/', 'Data Grid', 'x-data-grid'],
    ['react-date-pickers/date-picker/', 'Date and Time Pickers', 'x-date-pickers'],
    ['react-charts/bars/', 'Charts', 'x-charts'],
    ['react-tree-view/rich-tree-view/items/', 'Tree View', 'x-tree-view'],
  ] as const;

  for (const [path, product, id] of PAGES) {
    test(`of /x/${path} name ${product}`, async ({page}) => {
      await page.goto(path);
      await expect(page).toHaveTitle(new RegExp(`${product}$`));
      await expect(page.locator('meta[name="x:product-id"]')).toHaveAttribute('content', id);
    });
  }

  test('follow the visitor to another product', async ({page}) => {
    await page.goto('react-data-grid/sorting/');
    await hydrated(page);
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Charts'}).click();
    await expect(page).toHaveTitle(/Charts$/);
    await expect(page.locator('meta[name="x:product-id"]')).toHaveAttribute('content', 'x-charts');
  });
});
