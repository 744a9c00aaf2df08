import {expect, test, type Page} from './support/test';
import {hydrated} from './support/watchPage';

const GUIDE = 'react-data-grid/sorting/';

/** Holds the page's own scripts back until they are let go. */
async function holdScripts(page: Page): Promise<() => void> {
  let letGo = (): void => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/js/main.*.js', async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

const state = (page: Page) => page.locator('html').getAttribute('data-has-hydrated');

test('no script file is asked for before the page has loaded', async ({page}) => {
  await page.goto(GUIDE);
  await hydrated(page);
  const {load, first} = await page.evaluate(() => {
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({name}) => name.endsWith('.js'))
      .map(({startTime}) => startTime);
    const [navigation] = performance.getEntriesByType('navigation');
    return {load: navigation?.loadEventStart ?? Infinity, first: Math.min(...scripts)};
  });
  expect(first).toBeGreaterThanOrEqual(load);
});

for (const name of ['Search', 'Settings'] as const) {
  test(`a press of ${name} before the page answers is not lost`, async ({page}) => {
    const letGo = await holdScripts(page);
    await page.goto(GUIDE);
    const button = page.getByRole('button', {name, exact: false}).first();
    await button.click();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    expect(await state(page)).not.toBe('true');
    letGo();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  });
}

test('the dialog of a kept press is asked for before the page answers', async ({page}) => {
  const letGo = await holdScripts(page);
  await page.goto(GUIDE);
  await page.getByRole('button', {name: 'Search'}).click();
  const answers = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new MutationObserver(() => resolve(performance.now())).observe(document.documentElement, {
          attributeFilter: ['data-has-hydrated'],
        });
      }),
  );
  letGo();
  const hydratedAt = await answers;
  await expect(page.getByRole('dialog')).toBeVisible();
  const asked = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({name}) => /assets\/css\/(?!styles\.)/.test(name))
      .map(({startTime}) => startTime),
  );
  expect(asked).toHaveLength(1);
  expect(asked[0]).toBeLessThan(hydratedAt);
});

test('a press on a demo’s toolbar before the page answers is not lost', async ({page}) => {
  const letGo = await holdScripts(page);
  await page.goto(GUIDE);
  const demo = page.locator('[data-demo]').first();
  await demo.getByRole('button', {name: 'Show code'}).click();
  letGo();
  await expect(demo.getByRole('button', {name: 'Hide code'})).toBeVisible();
});

test('a shortcut before the page answers opens search', async ({page}) => {
  const letGo = await holdScripts(page);
  await page.goto(GUIDE);
  await page.keyboard.press('Control+k');
  letGo();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('text typed into a field before the page answers is kept and used', async ({page}) => {
  const letGo = await holdScripts(page);
  await page.goto(GUIDE);
  const field = page.getByLabel('Filter pages').first();
  await field.fill('sorting');
  const links = page.locator('aside nav a:visible');
  const before = await links.count();
  letGo();
  await hydrated(page);
  await expect(field).toHaveValue('sorting');
  await expect.poll(() => links.count()).toBeLessThan(before);
});

test('radio buttons chosen by arrow keys before the page answers count, the last of them', async ({
  page,
}) => {
  const letGo = await holdScripts(page);
  await page.goto('react-date-pickers/quickstart/');
  await page.getByRole('radio', {name: 'Day.js', exact: true}).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  letGo();
  await expect(page.locator('[data-demo="FirstPickerLuxon"]')).toBeVisible();
  await expect(page.getByRole('radio', {name: 'Luxon', exact: true})).toBeChecked();
});

test('a list and a box used before the page answers count', async ({page}) => {
  const letGo = await holdScripts(page);
  await page.goto('migration/migration-data-grid-v7/');
  const component = page.getByRole('combobox', {name: /^Component/});
  await component.selectOption('DataGridPremium');
  await page.getByLabel('Hide what is done').check();
  const sections = page.locator('[data-change]:visible');
  const before = await sections.count();
  letGo();
  await hydrated(page);
  await expect(component).toHaveValue('DataGridPremium');
  await expect.poll(() => sections.count()).toBeLessThan(before);
  const after = await sections.count();
  await sections.first().getByRole('checkbox').check();
  await expect.poll(() => sections.count()).toBe(after - 1);
});

test('a link leads on while the page does not answer yet', async ({page}) => {
  await holdScripts(page);
  await page.goto(GUIDE);
  await page.getByRole('link', {name: 'Charts', exact: true}).first().click();
  await expect(page).toHaveURL(/\/x\/react-charts\/$/);
});

test('a failed script lets the browser have its events again', async ({page}) => {
  await page.route('**/assets/js/main.*.js', (route) => route.abort());
  await page.goto(GUIDE);
  await page.waitForResponse(/runtime~main/).catch(() => undefined);
  await expect
    .poll(() =>
      page.evaluate(() => {
        const button = document.createElement('button');
        let heard = false;
        button.addEventListener('click', () => (heard = true));
        document.body.append(button);
        button.click();
        button.remove();
        return heard;
      }),
    )
    .toBe(true);
});

test('pages are loaded when a link is meant, not when it is seen', async ({page}) => {
  const asked: string[] = [];
  await page.goto(GUIDE);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(await page.locator('link[rel="prefetch"]').count()).toBe(0);
  page.on('request', (request) => asked.push(request.url()));
  await page.getByRole('link', {name: 'Charts', exact: true}).first().hover();
  await expect.poll(() => asked.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(0);
});
