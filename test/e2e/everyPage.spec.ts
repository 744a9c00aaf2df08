import {expect, test} from './support/test';
import {axeFaults} from './support/axe';
import {guidePages} from './support/pages';
import {
  hydrated,
  layoutShift,
  mountDemos,
  recordShifts,
  settled,
  watchPage,
} from './support/watchPage';

/** What a document title may end in: the products' names, or the family's for pages of no single product. */
const TITLE_END = /(Data Grid|Date and Time Pickers|Charts|Tree View|MUI X)$/;

for (const path of guidePages()) {
  test.describe(`/x/${path}`, () => {
    // A page of many demos takes its time on a busy machine.
    test.describe.configure({timeout: 150_000});

    test('renders live, without errors, and is accessible in both modes', async ({page}) => {
      const watch = watchPage(page);
      // Colors on their way from one mode to the other have no contrast of their own.
      await page.emulateMedia({reducedMotion: 'reduce'});
      await page.goto(path);
      await hydrated(page);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page).toHaveTitle(TITLE_END);
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\S/);
      await expect(page.locator('meta[name="x:product-category-id"]')).toHaveAttribute(
        'content',
        'x',
      );
      await mountDemos(page);
      for (const mode of ['light', 'dark'] as const) {
        await page.emulateMedia({colorScheme: mode, reducedMotion: 'reduce'});
        await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
        await settled(page);
        expect(await axeFaults(page), mode).toEqual([]);
      }
      expect(watch.faults).toEqual([]);
    });

    for (const width of [360, 768, 1280]) {
      test(`keeps still and fits at ${width} px`, async ({page}) => {
        await page.setViewportSize({width, height: 800});
        await recordShifts(page);
        await page.goto(path);
        await hydrated(page);
        await mountDemos(page);
        expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBeLessThanOrEqual(0);
      });
    }
  });
}
