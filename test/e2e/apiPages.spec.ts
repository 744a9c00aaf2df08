import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {expect, test} from './support/test';
import {axeFaults} from './support/axe';
import {builtPages} from './support/pages';
import {hydrated, layoutShift, recordShifts, settled, watchPage} from './support/watchPage';

/** Largest page of the reference as it is transferred, in bytes. */
const MOST_HTML = 45_000;
const MOST_DATA = 40_000;

const HEAVIEST = 'api/data-grid/data-grid-premium/';

/** Pages of each sort: what holds for them holds for the 280 others, which are made by the same code. */
const REPRESENTATIVE = [
  'api/data-grid/',
  HEAVIEST,
  'api/data-grid/grid-col-def/',
  'api/data-grid/grid-api/',
  'api/data-grid/events/',
  'api/data-grid/selectors/',
  'api/charts/types/',
  'api/charts/hooks/',
  'api/date-pickers/date-field/',
  'api/tree-view/rich-tree-view-pro/',
];

const read = (page: string): string => readFileSync(path.join('build', page, 'index.html'), 'utf8');
const size = (text: string): number => gzipSync(text, {level: 9}).length;

const apiPages = (): string[] =>
  builtPages().filter((page) => page.startsWith('api/') && !read(page).includes('http-equiv'));

test.describe('every page of the reference', () => {
  test('has one heading, a title, a description, ids of its own, and weighs little', () => {
    const pages = apiPages();
    expect(pages.length).toBeGreaterThanOrEqual(285);
    const faults: string[] = [];
    for (const page of pages) {
      const html = read(page);
      // Scripts hold ids as text.
      const body = html.replace(/<script[\s\S]*?<\/script>/g, '');
      const ids = [...body.matchAll(/<[a-z][^>]*?\sid=("[^"]*"|[^\s>]+)/g)].map(([, id]) => id);
      const doubled = ids.filter((id, at) => ids.indexOf(id) !== at);
      if (doubled.length > 0) faults.push(`${page}: ids twice: ${doubled.join(' ')}`);
      if (body.match(/<h1[\s>]/g)?.length !== 1) faults.push(`${page}: expected one h1`);
      if (!/<title[^>]*>[^<]+<\/title>/.test(html)) faults.push(`${page}: no title`);
      if (!/<meta[^>]*name="?description"?[^>]*content="?\w/.test(html)) {
        faults.push(`${page}: no description`);
      }
      if (size(html) > MOST_HTML) faults.push(`${page}: ${size(html)} bytes of HTML`);
    }
    expect(faults).toEqual([]);
  });

  test('has data of its own, in a file that no other page loads, and it weighs little', () => {
    const folder = 'build/assets/js';
    const chunks = readdirSync(folder)
      .filter((file) => file.endsWith('.js'))
      .map((file) => readFileSync(path.join(folder, file), 'utf8'));
    // A row that this page alone has.
    const holding = chunks.filter((text) =>
      /\bn["']?:["']aiAssistantActiveConversationIndex["']/.test(text),
    );
    expect(holding).toHaveLength(1);
    expect(holding[0]).toMatch(/["']?slug["']?:["']data-grid-premium["']/);
    expect(size(holding[0] ?? '')).toBeLessThanOrEqual(MOST_DATA);
    expect(size(holding[0] ?? '')).toBeGreaterThan(5_000);
  });
});

for (const page of REPRESENTATIVE) {
  test(`/x/${page} loads without errors and is accessible in both modes`, async ({page: tab}) => {
    // The longest have some 700 rows, each of which is looked at twice.
    test.slow();
    const watch = watchPage(tab);
    await tab.emulateMedia({reducedMotion: 'reduce'});
    await tab.goto(page);
    await hydrated(tab);
    for (const mode of ['light', 'dark'] as const) {
      await tab.emulateMedia({colorScheme: mode, reducedMotion: 'reduce'});
      await expect(tab.locator('html')).toHaveAttribute('data-theme', mode);
      await settled(tab);
      expect(await axeFaults(tab), mode).toEqual([]);
    }
    expect(watch.faults).toEqual([]);
  });

  test(`/x/${page} keeps still and fits a phone`, async ({page: tab}) => {
    await tab.setViewportSize({width: 360, height: 800});
    await recordShifts(tab);
    await tab.goto(page);
    await hydrated(tab);
    expect(await layoutShift(tab)).toBeLessThanOrEqual(0.02);
    const overflow = await tab.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

test('an old address of a page leads to its new one, filter and row included', async ({page}) => {
  await page.goto('api/data-grid/grid-list-col-def/?q=field#grid-list-view-col-def-prop-field');
  await expect(page).toHaveURL(
    /\/x\/api\/data-grid\/grid-list-view-col-def\/\?q=field#grid-list-view-col-def-prop-field$/,
  );
});

test.describe('in a guide', () => {
  test('rows lead to their address, and add no second name to the search', async ({page}) => {
    await page.goto('react-data-grid/sorting/');
    await hydrated(page);
    const block = page.locator('[data-api-block]').first();
    await expect(block.locator('dt')).toHaveText([
      /^sortModel/,
      /^onSortModelChange/,
      /^sortingMode/,
      /^sortingOrder/,
    ]);
    await expect(block.locator('[id]')).toHaveCount(0);
    await block.getByRole('link', {name: 'onSortModelChange'}).click();
    await expect(page).toHaveURL(/\/api\/data-grid\/data-grid\/#data-grid-prop-onSortModelChange$/);
  });

  test('a name shows its type on focus, and leads to its entry', async ({page}) => {
    await page.goto('react-data-grid/sorting/');
    await hydrated(page);
    const link = page.getByRole('link', {name: 'GridColDef.sortComparator'});
    await page.keyboard.press('Tab');
    await link.focus();
    await expect(page.getByRole('dialog')).toContainText('GridComparatorFn');
    await page.keyboard.press('Escape');
    await link.click();
    await expect(page).toHaveURL(/\/grid-col-def\/#grid-col-def-prop-sortComparator$/);
  });
});
