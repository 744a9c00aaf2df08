import {expect, test} from './support/test';
import {choose, DEMO_PAGES, isBuilt, openSettings, rootAttributes} from './support/settings';
import {hydrated, mountDemos, watchPage} from './support/watchPage';

for (const [product, path] of DEMO_PAGES) {
  test(`every setting reaches the demos of ${product} without remounting them`, async ({page}) => {
    test.skip(!isBuilt(path), `${path} is not written yet.`);
    const watch = watchPage(page);
    await page.goto(path);
    await hydrated(page);
    expect(await mountDemos(page)).toBeGreaterThan(0);
    await page.evaluate(() => {
      document
        .querySelectorAll('[data-demo-stage] [class*="Mui"]')
        .forEach((element) => Object.assign(element, {original: true}));
    });
    const stage = page.locator('[data-demo-stage]').first();
    const component = stage.locator('[class*="Mui"]').first();
    const property = (name: string) =>
      component.evaluate((element, key) => getComputedStyle(element).getPropertyValue(key), name);
    const dialog = await openSettings(page);

    await choose(dialog, 'Mode', 'Dark');
    await expect.poll(() => property('--mui-palette-text-primary')).toBe('#fff');
    await choose(dialog, 'Direction', 'Right to left');
    await expect.poll(() => component.getAttribute('class')).toContain('muirtl-');
    expect(await property('direction')).toBe('rtl');
    await choose(dialog, 'Density', 'Dense');
    await dialog.getByRole('slider', {name: 'Spacing unit'}).fill('3');
    await expect.poll(() => property('--mui-spacing')).toBe('3px');
    await dialog.getByRole('textbox', {name: 'Primary', exact: true}).fill('rgb(1 2 3)');
    await expect.poll(() => property('--mui-palette-primary-main')).toBe('#010203');
    await choose(dialog, 'Code language', 'JavaScript');
    // The first component of each demo is the element it was, so no demo was mounted again.
    const originals = await page.evaluate(() =>
      [...document.querySelectorAll('[data-demo] [data-demo-stage]')].map(
        (demo) =>
          (demo.querySelector('[class*="Mui"]') as unknown as {original?: boolean} | null)
            ?.original ?? false,
      ),
    );
    expect(originals).toEqual(originals.map(() => true));

    // Another styling may be another demo.
    await choose(dialog, 'Code styling', 'CSS');
    expect(await rootAttributes(page)).toMatchObject({
      'data-theme': 'dark',
      'data-theme-choice': 'dark',
      dir: 'rtl',
      'data-density': 'dense',
      'data-code-language': 'js',
      'data-code-styling': 'css',
    });

    expect(watch.faults).toEqual([]);

    await page.reload();
    await hydrated(page);
    expect(await rootAttributes(page)).toMatchObject({
      'data-theme': 'dark',
      dir: 'rtl',
      'data-density': 'dense',
      'data-code-language': 'js',
      'data-code-styling': 'css',
    });
  });
}

test('every setting reaches all four products on the home page', async ({page}) => {
  await page.goto('');
  await hydrated(page);
  await page.locator('[data-demo-stage]').first().scrollIntoViewIfNeeded();
  const parts = [
    'MuiDataGrid-root',
    'MuiDateCalendar-root',
    'MuiChartsSurface-root',
    'MuiRichTreeView-root',
  ];
  const elements = parts.map((name) => page.locator(`main .${name}`).first());
  for (const element of elements) {
    await expect(element).toBeVisible({timeout: 20_000});
    await element.evaluate((node) => Object.assign(node, {original: true}));
  }
  const dialog = await openSettings(page);
  await choose(dialog, 'Mode', 'Dark');
  await choose(dialog, 'Direction', 'Right to left');
  await choose(dialog, 'Density', 'Dense');
  await dialog.getByRole('slider', {name: 'Spacing unit'}).fill('3');
  await dialog.getByRole('textbox', {name: 'Primary', exact: true}).fill('rgb(1 2 3)');
  for (const [index, element] of elements.entries()) {
    const state = () =>
      element.evaluate((node) => {
        const style = getComputedStyle(node);
        return {
          mirrored: style.direction === 'rtl' && node.classList.toString().includes('muirtl-'),
          spacing: style.getPropertyValue('--mui-spacing'),
          primary: style.getPropertyValue('--mui-palette-primary-main'),
          text: style.getPropertyValue('--mui-palette-text-primary'),
          original: (node as unknown as {original?: boolean}).original,
        };
      });
    await expect.poll(state, {message: parts[index]}).toEqual({
      mirrored: true,
      spacing: '3px',
      primary: '#010203',
      text: '#fff',
      original: true,
    });
  }
});

test('dense makes the rows of a grid and of the site’s own tables lower', async ({page}) => {
  await page.goto('react-data-grid/sorting/');
  await hydrated(page);
  await mountDemos(page);
  await page.locator('.markdown').evaluate((text) => {
    text.insertAdjacentHTML(
      'beforeend',
      '<table id="own"><tbody><tr><td>cell</td></tr></tbody></table>',
    );
  });
  const heights = () =>
    page.evaluate(() =>
      ['[data-demo] [role="row"][data-id]', '#own td'].map(
        (selector) => document.querySelector(selector)!.getBoundingClientRect().height,
      ),
    );
  const before = await heights();
  await choose(await openSettings(page), 'Density', 'Dense');
  await expect.poll(async () => (await heights())[0]).toBeLessThan(before[0]! - 8);
  expect((await heights())[1]).toBeLessThan(before[1]! - 4);
});

test('a demo’s hash shows its variant and stores nothing until the visitor chooses', async ({
  page,
  context,
}) => {
  await page.goto('react-data-grid/sorting/');
  const name = await page.locator('[data-demo]').first().getAttribute('data-demo');
  await page.goto('about:blank');
  await page.goto(`react-data-grid/sorting/#${name}.js`);
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('data-code-language', 'js');
  expect((await context.cookies()).map((cookie) => cookie.name)).not.toContain('codeVariant');
  await choose(await openSettings(page), 'Code language', 'TypeScript');
  await expect(page.locator('html')).toHaveAttribute('data-code-language', 'ts');
  const cookie = (await context.cookies()).find((one) => one.name === 'codeVariant');
  expect(cookie).toMatchObject({value: 'TS', path: '/', sameSite: 'Lax'});
  expect(Math.abs(cookie!.expires - Date.now() / 1000 - 31536000)).toBeLessThan(60);
});

test('another tab’s choices are heard', async ({page, context}) => {
  await page.goto('react-data-grid/sorting/');
  await hydrated(page);
  const other = await context.newPage();
  await other.goto('react-data-grid/');
  await hydrated(other);
  const dialog = await openSettings(other);
  await choose(dialog, 'Mode', 'Dark');
  await choose(dialog, 'Direction', 'Right to left');
  await choose(dialog, 'Density', 'Dense');
  await choose(dialog, 'Code language', 'JavaScript');
  await choose(dialog, 'Code styling', 'Tailwind');
  const heard = {
    'data-theme': 'dark',
    dir: 'rtl',
    'data-density': 'dense',
    'data-code-language': 'js',
    'data-code-styling': 'tailwind',
  };
  await expect.poll(() => rootAttributes(page)).toMatchObject(heard);
  await dialog.getByRole('button', {name: 'Reset all'}).click();
  await expect
    .poll(() => rootAttributes(page))
    .toMatchObject({
      'data-theme': 'light',
      dir: 'ltr',
      'data-density': 'comfortable',
      'data-code-language': 'ts',
      'data-code-styling': 'system',
    });
});

test('blocked storage keeps the choices for the visit and throws nothing', async ({page}) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {get: refuse});
    }
    Object.defineProperty(document, 'cookie', {get: refuse, set: refuse});
  });
  const watch = watchPage(page);
  await page.goto('react-data-grid/sorting/');
  await hydrated(page);
  const dialog = await openSettings(page);
  await choose(dialog, 'Mode', 'Dark');
  await choose(dialog, 'Direction', 'Right to left');
  await choose(dialog, 'Code language', 'JavaScript');
  await page.keyboard.press('Escape');
  await page.locator('.navbar__brand').click();
  await expect(page).toHaveURL(/\/x\/$/);
  expect(await rootAttributes(page)).toMatchObject({
    'data-theme': 'dark',
    dir: 'rtl',
    'data-code-language': 'js',
  });
  expect(watch.faults).toEqual([]);
});

test('an unknown color scheme is an error on the console and changes nothing', async ({page}) => {
  const watch = watchPage(page);
  await page.goto('react-data-grid/?docusaurus-theme=pink');
  await hydrated(page);
  expect(await rootAttributes(page)).toMatchObject({
    'data-theme': 'light',
    'data-theme-choice': 'system',
  });
  expect(watch.faults).toEqual([
    'console: Unknown color scheme "pink": use light, dark or system.',
  ]);
});

test('the mode follows the system while nothing is chosen', async ({page}) => {
  await page.goto('react-data-grid/');
  await hydrated(page);
  await page.emulateMedia({colorScheme: 'dark'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({colorScheme: 'light'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('without JavaScript the page has the defaults and no button that does nothing', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({javaScriptEnabled: false, baseURL: baseURL!});
  const page = await context.newPage();
  await page.goto('react-data-grid/sorting/');
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(page.getByRole('button', {name: 'Settings', exact: true})).toBeHidden();
  await context.close();
});
