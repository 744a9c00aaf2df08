import {expect, test, type Page} from './support/test';
import {hydrated} from './support/watchPage';

/** What analytics would read of a click: category, action, label. */
type Click = (string | null)[];

/** Notes the clicks of a page as analytics reads them, beyond the page's life. */
async function noteClicks(page: Page): Promise<Click[]> {
  const clicks: Click[] = [];
  await page.exposeFunction('noteClick', (...click: Click) => clicks.push(click));
  await page.addInitScript(() => {
    document.addEventListener('click', ({target}) => {
      const element = (target as Element).closest('[data-analytics-category]');
      const {noteClick} = window as unknown as {noteClick: (...click: Click) => void};
      if (element) {
        noteClick(
          ...['category', 'action', 'label'].map((part) =>
            element.getAttribute(`data-analytics-${part}`),
          ),
        );
      }
    });
  });
  return clicks;
}

test('actions on a demo are reported with the path of the demo', async ({page}) => {
  const clicks = await noteClicks(page);
  await page.goto('react-charts/bars/');
  await hydrated(page);
  const demo = page.locator('[data-demo]').first();
  await demo.scrollIntoViewIfNeeded();
  await demo.getByRole('button', {name: 'Show code'}).click();
  await demo.getByRole('button', {name: 'JavaScript', exact: true}).click();
  await demo.getByRole('toolbar').getByRole('button', {name: 'Reset demo'}).click();
  const path = expect.stringMatching(/^docs\/react-charts\/bars\//) as unknown as string;
  await expect
    .poll(() => clicks)
    .toEqual([
      ['demo', 'code', path],
      ['demo', 'js', path],
      ['demo', 'reset', path],
    ]);
});

test('copying code is reported', async ({page}) => {
  const clicks = await noteClicks(page);
  await page.goto('introduction/installation/');
  await hydrated(page);
  await page.locator('[data-copy-button]').first().click({force: true});
  await expect.poll(() => clicks).toEqual([['code', 'copy', null]]);
});

test('a switch to another version is reported with the version', async ({page}) => {
  const clicks = await noteClicks(page);
  await page.goto('react-charts/bars/');
  await hydrated(page);
  await page.getByRole('button', {name: /^Version/}).click();
  await page.locator('[data-analytics-category="version"][data-analytics-label="v7"]').click();
  await expect(page).toHaveURL(/\/x\/v7\/react-charts\/bars\/$/);
  expect(clicks).toContainEqual(['version', 'switch', 'v7']);
});
