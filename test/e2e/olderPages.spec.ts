import {readFileSync} from 'node:fs';
import {olderPages} from './support/pages';
import {expect, test} from './support/test';
import {hydrated, mountDemos, watchPage} from './support/watchPage';
import {BROWSER_ARGS, findFastBrowser} from '../../scripts/findBrowser';

test.use({launchOptions: {executablePath: findFastBrowser(), args: BROWSER_ARGS}});

const versions = JSON.parse(readFileSync('versions.json', 'utf8')) as string[];

for (const version of versions) {
  test.describe(version, () => {
    test.describe.configure({timeout: 120_000});

    for (const path of olderPages(version)) {
      test(`/x/${path} renders live and without errors`, async ({page}) => {
        const watch = watchPage(page);
        await page.setViewportSize({width: 360, height: 800});
        await page.goto(path);
        await hydrated(page);
        await expect(page.locator('h1')).toHaveCount(1);
        await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
          'href',
          `https://mui.com/x/${path}`,
        );
        await mountDemos(page);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBeLessThanOrEqual(0);
        expect(watch.faults).toEqual([]);
      });
    }
  });
}
