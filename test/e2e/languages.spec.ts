import {expect, test, type Page} from './support/test';
import {hydrated, mountDemos} from './support/watchPage';

const GRID_PAGE = 'react-data-grid/sorting/';
/** Addresses of the labels' chunk cannot be told apart by name, so the labels themselves are looked for. */
const SORT = {zh: '排序', pt: 'Ordenar', en: 'Sort'};

/** Warnings about missing translations, in the order in which they were logged. */
function missingTranslations(page: Page): string[] {
  const warnings: string[] = [];
  page.on('console', (message) => {
    const key = /^Missing translation (\S+):/.exec(message.text())?.[1];
    if (message.type() === 'warning' && key) {
      warnings.push(key);
    }
  });
  return warnings;
}

for (const language of ['zh', 'pt', 'en'] as const) {
  test(`the grid speaks the language ${language} that the address asks for`, async ({page}) => {
    await page.goto(`${GRID_PAGE}?userLanguage=${language}`);
    await hydrated(page);
    await mountDemos(page);
    const sort = page.locator('[data-demo] .MuiDataGrid-sortButton').first();
    await expect(sort).toHaveAttribute('aria-label', SORT[language]);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
}

test('each missing translation is logged once, and never in English', async ({page}) => {
  const warnings = missingTranslations(page);
  await page.goto(GRID_PAGE);
  await hydrated(page);
  await mountDemos(page);
  expect(warnings).toEqual([]);

  await page.goto(`${GRID_PAGE}?userLanguage=zh`);
  await hydrated(page);
  await mountDemos(page);
  await expect.poll(() => warnings).toContain('zh:x-charts');
  expect(warnings).toContain('zh:sidebar.filter');
  expect(warnings).toEqual([...new Set(warnings)]);
});

test('the language stays for the visit when links lead on', async ({page}) => {
  await page.goto('?userLanguage=zh');
  await hydrated(page);
  await page.locator('.navbar').getByRole('link', {name: 'Data Grid', exact: true}).click();
  await page.getByRole('link', {name: 'Sorting', exact: true}).first().click();
  await expect(page).toHaveURL(/\/x\/react-data-grid\/sorting\/$/);
  await mountDemos(page);
  const sort = page.locator('[data-demo] .MuiDataGrid-sortButton').first();
  await expect(sort).toHaveAttribute('aria-label', SORT.zh);
});
