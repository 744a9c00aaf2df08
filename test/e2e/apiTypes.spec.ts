import {expect, test, type Page} from './support/test';
import {axeFaults} from './support/axe';
import {hydrated} from './support/watchPage';

const COLUMN = 'api/data-grid/grid-col-def/';

const typeLink = (page: Page, entry: string, type: string) =>
  page
    .locator(`[data-api-name="${entry}"] [data-facts]`)
    .getByRole('link', {name: type, exact: true});
const popover = (page: Page, type: string) => page.getByRole('dialog', {name: `Type ${type}`});

async function open(page: Page, path = COLUMN): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

test('a type shows beside the pointer, its data is fetched once, and it goes with the pointer', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api-data/')) asked.push(new URL(request.url()).pathname);
  });
  await open(page);
  expect(asked).toEqual([]);
  const link = typeLink(page, 'cellClassName', 'GridCellClassNamePropType');
  await link.hover();
  await expect(popover(page, 'GridCellClassNamePropType')).toContainText(
    'string | GridCellClassFn<R, V>',
  );
  await page.mouse.move(0, 0);
  await expect(popover(page, 'GridCellClassNamePropType')).toBeHidden();
  await link.hover();
  await expect(popover(page, 'GridCellClassNamePropType')).toBeVisible();
  expect(asked).toEqual(['/x/api-data/data-grid/GridCellClassNamePropType.json']);
});

test('keys open it, lead into nested types and back, and return to the link', async ({page}) => {
  await open(page);
  const link = typeLink(page, 'cellClassName', 'GridCellClassNamePropType');
  await link.focus();
  await page.keyboard.press('ArrowDown');
  const first = popover(page, 'GridCellClassNamePropType');
  await expect(first).toBeFocused();
  await expect(first.getByRole('link', {name: 'GridCellClassFn'})).toBeVisible();
  await first.getByRole('link', {name: 'GridCellClassFn'}).press('Enter');
  const second = popover(page, 'GridCellClassFn');
  await expect(second).toBeFocused();
  await expect(second).toContainText('GridCellParams');
  await second.getByRole('button', {name: 'Back to GridCellClassNamePropType'}).press('Enter');
  await expect(first).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(first).toBeHidden();
  await expect(link).toBeFocused();
});

test('Tab past its end goes back to where it was asked for', async ({page}) => {
  await open(page);
  const link = typeLink(page, 'align', 'GridAlignment');
  await link.focus();
  await page.keyboard.press('ArrowDown');
  const dialog = popover(page, 'GridAlignment');
  await expect(dialog).toBeFocused();
  await dialog.getByRole('button', {name: 'Close'}).focus();
  await page.keyboard.press('Tab');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
  await expect(link).toHaveAccessibleDescription('Arrow down opens the type');
});

test('focus alone shows it and leaves the focus where it is', async ({page}) => {
  await open(page);
  const link = typeLink(page, 'align', 'GridAlignment');
  await link.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(popover(page, 'GridAlignment')).toBeVisible();
  await expect(link).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(popover(page, 'GridAlignment')).toBeHidden();
});

test('a click follows the link to the entry without loading a document', async ({page}) => {
  await open(page);
  await page.evaluate(() => Object.assign(window, {same: true}));
  await typeLink(page, 'align', 'GridAlignment').click();
  await expect(page).toHaveURL(/api\/data-grid\/types\/#GridAlignment$/);
  await expect(page.locator('#GridAlignment')).toHaveAttribute('data-api-current');
  await expect(page.locator('#GridAlignment')).toBeInViewport();
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a finger opens it and follows its link to the page', async ({browser, baseURL}) => {
  const context = await browser.newContext({
    hasTouch: true,
    viewport: {width: 360, height: 740},
    baseURL,
  });
  const page = await context.newPage();
  await open(page);
  await typeLink(page, 'align', 'GridAlignment').tap();
  const dialog = popover(page, 'GridAlignment');
  await expect(dialog).toBeVisible();
  const box = await dialog.boundingBox();
  expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 999) <= 360).toBe(true);
  await page.locator('h1').tap();
  await expect(dialog).toBeHidden();
  await typeLink(page, 'align', 'GridAlignment').tap();
  await dialog.getByRole('link', {name: 'Open page'}).tap();
  await expect(page).toHaveURL(/types\/#GridAlignment$/);
  await context.close();
});

test('a type that cannot be fetched says so, and the next try asks again', async ({page}) => {
  await open(page);
  await page.route('**/api-data/**', (route) => route.abort());
  const link = typeLink(page, 'align', 'GridAlignment');
  await link.focus();
  await page.keyboard.press('ArrowDown');
  await expect(popover(page, 'GridAlignment').getByRole('alert')).toContainText(
    'could not be loaded',
  );
  await page.keyboard.press('Escape');
  await page.unroute('**/api-data/**');
  await page.keyboard.press('ArrowDown');
  await expect(popover(page, 'GridAlignment')).toContainText("'left'");
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds no fault in an open popover in ${colorScheme} mode`, async ({page}) => {
    await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
    await open(page, 'api/data-grid/data-grid/?q=columns');
    await page.locator('#data-grid-prop-columns [data-api-type]').first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(popover(page, 'GridColDef')).toContainText('headerName');
    expect(await axeFaults(page)).toEqual([]);
  });
}
