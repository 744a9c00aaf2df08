import {expect, test, type Page} from './support/test';
import {axeFaults} from './support/axe';
import {guidePages} from './support/pages';
import {DEMO_PAGES, store} from './support/settings';
import {
  hydrated,
  layoutShift,
  mountDemos,
  recordShifts,
  settled,
  watchPage,
} from './support/watchPage';
import {BROWSER_ARGS, findFastBrowser} from '../../scripts/findBrowser';

test.use({launchOptions: {executablePath: findFastBrowser(), args: BROWSER_ARGS}});

/** What a document title may end in: the products' names, or the family's for pages of no single product. */
const TITLE_END = /(Data Grid|Date and Time Pickers|Charts|Tree View|MUI X)$/;

/** How far the page is wider than its window, px. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function open(page: Page, path: string) {
  const watch = watchPage(page);
  // Colors on their way from one mode to the other have no contrast of their own.
  await page.emulateMedia({reducedMotion: 'reduce'});
  await recordShifts(page);
  await page.goto(path);
  await hydrated(page);
  await mountDemos(page);
  return watch;
}

// Two visits a page show each mode, direction, density and width; more would take the suite too long.
// A change of mode on the way is shown by one page of each product, at the end.
for (const path of guidePages()) {
  test.describe(`/x/${path}`, () => {
    // A page of many demos takes its time on a busy machine.
    test.describe.configure({timeout: 150_000});

    test('renders live, keeps still, and is accessible', async ({page}) => {
      const watch = await open(page, path);
      expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page).toHaveTitle(TITLE_END);
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\S/);
      await expect(page.locator('meta[name="x:product-category-id"]')).toHaveAttribute(
        'content',
        'x',
      );
      await settled(page);
      expect(await axeFaults(page)).toEqual([]);
      for (const width of [1280, 768, 360]) {
        await page.setViewportSize({width, height: 800});
        expect(await overflow(page), `${width} px`).toBeLessThanOrEqual(0);
      }
      expect(watch.faults).toEqual([]);
    });

    test('does so on a phone, dark, from right to left and dense', async ({
      page,
      context,
      baseURL,
    }) => {
      await store(context, baseURL!, {
        local: {
          'theme-x-docs': 'dark',
          'x-docs:direction': 'rtl',
          'x-docs:density': 'dense',
        },
      });
      await page.setViewportSize({width: 360, height: 800});
      const watch = await open(page, path);
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      await settled(page);
      expect(await axeFaults(page)).toEqual([]);
      expect(watch.faults).toEqual([]);
    });
  });
}

for (const [product, path] of DEMO_PAGES) {
  test(`${product}: a change of mode leaves the page accessible`, async ({page}) => {
    test.slow();
    await open(page, path);
    for (const mode of ['dark', 'light'] as const) {
      await page.emulateMedia({colorScheme: mode, reducedMotion: 'reduce'});
      await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
      await settled(page);
      expect(await axeFaults(page), mode).toEqual([]);
    }
  });
}
