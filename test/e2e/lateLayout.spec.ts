import {expect, test, type Page} from './support/test';
import {hydrated} from './support/watchPage';

/** A row far down the page of the grid. */
const row = 'data-grid-prop-rowSelectionModel';

/** Checks that the row is the first thing below what stays on top of the page, and stays there. */
async function expectOnTop(page: Page): Promise<void> {
  const below = () =>
    page.locator(`#${row}`).evaluate((one) => {
      const margin = parseFloat(getComputedStyle(one).scrollMarginTop);
      return Math.round(one.getBoundingClientRect().top - margin);
    });
  await expect.poll(below).toBeGreaterThanOrEqual(0);
  await expect.poll(below).toBeLessThan(160);
  await expect(page.locator(`#${row}`)).toBeInViewport({ratio: 0.5});
}

/** What is away from the viewport is laid out when it comes near; nothing may move for that. */
test.describe('late layout', () => {
  test('long code has its height before it is laid out', async ({page}) => {
    await page.goto('migration/migration-data-grid-v7/');
    const heights = await page.locator('pre code[style]').evaluateAll((codes) =>
      codes.map((code) => {
        const late = (code as HTMLElement).offsetHeight;
        (code as HTMLElement).style.contentVisibility = 'visible';
        return [late, (code as HTMLElement).offsetHeight] as const;
      }),
    );
    expect(heights.length).toBeGreaterThan(3);
    for (const [late, drawn] of heights) {
      expect(Math.abs(late - drawn)).toBeLessThanOrEqual(1);
    }
  });

  test('an address leads to a row far down a page of the reference', async ({page}) => {
    await page.goto(`api/data-grid/data-grid/#${row}`);
    await hydrated(page);
    await expectOnTop(page);
  });

  test('so does its entry in the contents', async ({page}) => {
    await page.goto('api/data-grid/data-grid/');
    await hydrated(page);
    await page.locator(`a[href="#${row}"]`).first().click();
    await expectOnTop(page);
  });

  test('rows that were never near are found by the browser and printed', async ({page}) => {
    await page.goto('api/data-grid/data-grid/');
    const found = await page.evaluate(() => {
      // Not in the types: the search of the page itself, without its dialog.
      const search = (window as unknown as {find: (text: string) => boolean}).find;
      return search.call(window, 'rowSelectionModel');
    });
    expect(found).toBe(true);
    await page.emulateMedia({media: 'print'});
    const visibility = (selector: string) =>
      page.locator(selector).evaluate((one) => getComputedStyle(one).contentVisibility);
    expect(await visibility(`#${row}`)).toBe('visible');
    await page.goto('migration/migration-data-grid-v7/');
    expect(
      await page
        .locator('pre code[style]')
        .evaluateAll((codes) => [
          ...new Set(codes.map((code) => getComputedStyle(code).contentVisibility)),
        ]),
    ).toEqual(['visible']);
  });
});

test('every script says on top that it is compiled ahead', async ({request}) => {
  const html = await (await request.get('introduction/installation/')).text();
  const scripts = /data-scripts="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
  expect(scripts.length).toBeGreaterThan(5);
  for (const script of scripts) {
    const text = await (await request.get(script)).text();
    expect(text.slice(0, 40), script).toContain('//# allFunctionsCalledOnLoad\n');
  }
});

test('the icon of the site needs no request', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (one) => asked.push(one.url()));
  await page.goto('introduction/installation/');
  await hydrated(page);
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', /^data:image\/svg\+xml,/);
  expect(asked.filter((url) => url.includes('favicon'))).toEqual([]);
});

test('code gets its font after the first view, and at once on the next page', async ({page}) => {
  await page.goto('introduction/installation/');
  await hydrated(page);
  const code = page.locator('pre code').first();
  const family = () => code.evaluate((one) => getComputedStyle(one).fontFamily);
  await expect.poll(family).toContain('JetBrains Mono Variable');
  await page.goto('introduction/support/', {waitUntil: 'commit'});
  await expect(page.locator('html')).toHaveAttribute('data-code-font', '');
});
