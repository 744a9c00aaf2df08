// cspell:ignore colour networkidle
import {expect, test, type Page} from './support/test';
import {axeFaults} from './support/axe';
import {RECENT_KEY} from '../../plugins/search/client/recent';
import {choose, openSettings, rootAttributes} from './support/settings';
import {hydrated, watchPage} from './support/watchPage';

/** A page without a demo, so that only the dialog can bring the component library. */
const PLAIN_PAGE = 'no-such-page/';

const GROUPS = [
  'Mode',
  'Direction',
  'Density',
  'Spacing',
  'Palette',
  'Code language',
  'Code styling',
];

/** What is stored of the settings; the pages visited last, which search keeps, are none. */
const stored = (page: Page) =>
  page.evaluate((recent) => {
    const {[recent]: pages, ...settings} = {...localStorage} as Record<string, string>;
    return settings;
  }, RECENT_KEY);

test('it has a labelled group for each setting and nothing axe objects to', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.goto('react-data-grid/');
  await hydrated(page);
  const dialog = await openSettings(page);
  for (const name of GROUPS) {
    await expect(dialog.getByRole('group', {name, exact: true})).toHaveCount(1);
  }
  for (const mode of ['Light', 'Dark']) {
    await choose(dialog, 'Mode', mode);
    await expect(dialog.getByRole('button', {name: 'Secondary', exact: true})).toBeVisible();
    expect(await axeFaults(page, {include: 'dialog'}), mode).toEqual([]);
  }
});

test('the component library comes with the dialog, not before', async ({page}) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) {
      scripts.push(response.text().catch(() => ''));
    }
  });
  const withMui = async () =>
    (await Promise.all(scripts)).filter((text) => text.includes('MuiButtonBase')).length;
  await page.goto(PLAIN_PAGE);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(await withMui()).toBe(0);
  const dialog = await openSettings(page);
  await expect(dialog.getByRole('button', {name: 'Primary', exact: true})).toBeVisible();
  expect(await withMui()).toBeGreaterThan(0);
});

test('focus stays inside, Escape closes, and focus returns to the button', async ({page}) => {
  await page.goto('react-data-grid/');
  await hydrated(page);
  const button = page.getByRole('button', {name: 'Settings', exact: true});
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', {name: 'Settings'});
  await expect(dialog.getByRole('group', {name: 'Code styling'})).toBeVisible();
  for (let presses = 0; presses < 45; presses += 1) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(() => {
      const {activeElement} = document;
      return activeElement !== document.body && !activeElement?.closest('dialog');
    });
    expect(outside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test('it works by keyboard alone', async ({page}) => {
  await page.goto('react-data-grid/');
  await hydrated(page);
  const dialog = await openSettings(page);
  await dialog.getByRole('radio', {name: 'Left to right'}).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await dialog.getByRole('slider', {name: 'Spacing unit'}).focus();
  await page.keyboard.press('Home');
  expect((await stored(page))['x-docs:spacing']).toBe('1');
  await page.keyboard.press('End');
  expect((await stored(page))['x-docs:spacing']).toBe('20');
});

test('a press beside it closes it, also where it stands on the other side', async ({page}) => {
  await page.goto('react-data-grid/');
  await hydrated(page);
  const dialog = await openSettings(page);
  await choose(dialog, 'Direction', 'Right to left');
  expect((await dialog.boundingBox())!.x).toBe(0);
  await page.mouse.click(1200, 400);
  await expect(dialog).toBeHidden();
});

test('a color that is none is explained beside its field, and the last good one stays', async ({
  page,
}) => {
  const watch = watchPage(page);
  await page.goto('react-data-grid/sorting/');
  await hydrated(page);
  const dialog = await openSettings(page);
  const field = dialog.getByRole('textbox', {name: 'Primary', exact: true});
  await field.fill('#0a0b0c');
  await expect(
    dialog.getByText(/Contrast: light paper 19\.\d, dark paper 1\.0 \(too low\)/),
  ).toBeVisible();
  for (const [text, message] of [
    ['bluish', 'colour format not supported'],
    ['color(xyz 0 0 0)', 'colour space not supported'],
    ['rgb(1, 2', 'colour format not supported'],
  ] as const) {
    await field.fill(text);
    await expect(field).toHaveAccessibleDescription(new RegExp(`^${message}`));
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    expect((await stored(page))['x-docs:palette']).toBe('{"primary":{"main":"#0a0b0c"}}');
  }
  await field.fill('');
  await expect(field).toHaveAttribute('aria-invalid', 'false');
  expect((await stored(page))['x-docs:palette']).toBe('{}');
  await field.fill('bluish');
  await dialog.getByRole('button', {name: 'Reset palette'}).click();
  await expect(field).toHaveValue('');
  expect(watch.faults).toEqual([]);
});

test('each group resets alone, and all together', async ({page}) => {
  await page.goto('react-data-grid/');
  await hydrated(page);
  const dialog = await openSettings(page);
  const change = async () => {
    await choose(dialog, 'Mode', 'Dark');
    await choose(dialog, 'Direction', 'Right to left');
    await choose(dialog, 'Density', 'Dense');
    await choose(dialog, 'Code language', 'JavaScript');
    await choose(dialog, 'Code styling', 'CSS');
  };
  const before = await rootAttributes(page);
  await change();
  await dialog.getByRole('button', {name: 'Reset density'}).click();
  expect(await rootAttributes(page)).toMatchObject({'data-density': 'comfortable', dir: 'rtl'});
  for (const name of ['mode', 'direction', 'code language', 'code styling']) {
    await dialog.getByRole('button', {name: `Reset ${name}`}).click();
  }
  expect(await rootAttributes(page)).toEqual(before);
  await change();
  await dialog.getByRole('button', {name: 'Reset all'}).click();
  expect(await rootAttributes(page)).toEqual(before);
  expect(await stored(page)).toEqual({});
});

test.describe('with a clipboard', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});
  const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

  test('the theme is copied as code', async ({page}) => {
    await page.goto('react-data-grid/');
    await hydrated(page);
    const dialog = await openSettings(page);
    await choose(dialog, 'Direction', 'Right to left');
    await dialog.getByRole('textbox', {name: 'Secondary', exact: true}).fill('hsl(0 100% 50%)');
    await dialog.getByRole('button', {name: 'Copy as theme'}).click();
    await expect(dialog.getByRole('button', {name: 'Copied'})).toBeVisible();
    expect(await clipboard(page)).toBe(
      [
        "import {createTheme} from '@mui/material/styles';",
        '',
        'export const theme = createTheme({',
        "  direction: 'rtl',",
        "  palette: {secondary: {main: '#ff0000'}},",
        '});',
        '',
      ].join('\n'),
    );
  });

  test('a link carries the settings for a visit, and is stored when they are kept', async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.goto('react-data-grid/');
    await hydrated(page);
    const dialog = await openSettings(page);
    await choose(dialog, 'Mode', 'Dark');
    await choose(dialog, 'Direction', 'Right to left');
    await choose(dialog, 'Code language', 'JavaScript');
    await dialog.getByRole('button', {name: 'Copy link with settings'}).click();
    await expect(dialog.getByRole('button', {name: 'Copied'})).toBeVisible();
    const link = await clipboard(page);

    const context = await browser.newContext({baseURL: baseURL!});
    const other = await context.newPage();
    await other.goto(link);
    await hydrated(other);
    const linked = {'data-theme': 'dark', dir: 'rtl', 'data-code-language': 'js'};
    expect(await rootAttributes(other)).toMatchObject(linked);
    expect(await stored(other)).toEqual({});
    expect(await context.cookies()).toEqual([]);

    const otherDialog = await openSettings(other);
    await otherDialog.getByRole('button', {name: 'Keep them'}).click();
    await expect(otherDialog.getByRole('button', {name: 'Keep them'})).toBeHidden();
    expect(other.url()).not.toContain('?');
    expect(await stored(other)).toEqual({'theme-x-docs': 'dark', 'x-docs:direction': 'rtl'});
    await other.reload();
    await hydrated(other);
    expect(await rootAttributes(other)).toMatchObject(linked);

    await other.goto(
      'react-data-grid/?settings=direction:ltr;density:dense&docusaurus-theme=light',
    );
    await hydrated(other);
    expect(await rootAttributes(other)).toMatchObject({'data-theme': 'light', dir: 'ltr'});
    await (await openSettings(other)).getByRole('button', {name: 'Use mine'}).click();
    expect(await rootAttributes(other)).toMatchObject({...linked, 'data-density': 'comfortable'});
    await context.close();
  });
});
