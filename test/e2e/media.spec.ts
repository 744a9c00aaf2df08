import {expect, test, type Page} from './support/test';
import {openSettings, store} from './support/settings';
import {hydrated, mountDemos} from './support/watchPage';

/** How long transitions and animations of the elements in view last, s; without those of live components. */
async function longestMotion(page: Page): Promise<number> {
  return page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll('body *')].flatMap((element) => {
        const {transitionDuration, animationDuration} = getComputedStyle(element);
        return `${transitionDuration}, ${animationDuration}`.split(', ').map(parseFloat);
      }),
    ),
  );
}

test.describe('on paper', () => {
  test('the page is light, without its frame, and the screen is dark again after', async ({
    page,
    context,
    baseURL,
  }) => {
    await store(context, baseURL!, {local: {'theme-x-docs': 'dark'}});
    await page.goto('react-data-grid/sorting/');
    await hydrated(page);
    await mountDemos(page);
    const paper = () =>
      page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--x-paper').trim());
    expect(await paper()).toBe('#0b0d12');
    await page.emulateMedia({media: 'print'});
    await expect.poll(paper).toBe('#fff');
    const component = page.locator('[data-demo-stage] [class*="Mui"]').first();
    await expect
      .poll(() =>
        component.evaluate((element) =>
          getComputedStyle(element).getPropertyValue('--mui-palette-background-default'),
        ),
      )
      .toBe('#fff');
    for (const hidden of ['.navbar', 'aside', '[role="toolbar"]', 'main nav', '.footer']) {
      const shown = await page
        .locator(hidden)
        .evaluateAll((elements) => elements.filter((element) => element.checkVisibility()).length);
      expect([hidden, shown]).toEqual([hidden, 0]);
    }
    await expect(page.locator('h1')).toBeVisible();
    await page.emulateMedia({media: 'screen'});
    await expect.poll(paper).toBe('#0b0d12');
  });

  test('every variant of a command is there', async ({page}) => {
    await page.goto('introduction/installation/');
    await hydrated(page);
    const commands = page.locator('pre[data-manager]');
    const count = await commands.count();
    expect(count).toBeGreaterThanOrEqual(3);
    const shown = () =>
      commands.evaluateAll((all) => all.filter((pre) => pre.checkVisibility()).length);
    expect(await shown()).toBe(count / 3);
    await page.emulateMedia({media: 'print'});
    expect(await shown()).toBe(count);
  });

  test('both languages of a demo’s code are there, each with its name', async ({page}) => {
    await page.goto('react-data-grid/sorting/');
    await page.locator('[data-demo]').first().waitFor();
    // Sources that differ between the languages have two excerpts; this is the markup they get.
    await page
      .locator('[data-stylings] > [data-styling]')
      .first()
      .evaluate((previews) => {
        previews.innerHTML = '<pre data-language="ts">a</pre><pre data-language="js">b</pre>';
      });
    await page.emulateMedia({media: 'print'});
    const labels = await page.locator('[data-stylings] pre[data-language]').evaluateAll((all) =>
      all
        .filter((pre) => pre.checkVisibility())
        .slice(0, 2)
        .map((pre) => getComputedStyle(pre, '::before').content),
    );
    expect(labels).toEqual(['"TypeScript"', '"JavaScript"']);
  });

  test('links of the text are followed by their address', async ({page}) => {
    await page.goto('introduction/installation/');
    await page.emulateMedia({media: 'print'});
    const notes = await page
      .locator('main .markdown a[href]')
      .evaluateAll((links) =>
        links
          .filter((link) => link.checkVisibility() && !link.getAttribute('href')!.startsWith('#'))
          .map((link) => [link.getAttribute('href')!, getComputedStyle(link, '::after').content]),
      );
    expect(notes.length).toBeGreaterThan(0);
    for (const [href, note] of notes) {
      expect(note).toContain(href);
      expect(note).toContain('https://');
    }
  });
});

test('with reduced motion nothing of the site moves', async ({page}) => {
  await page.goto('react-data-grid/');
  await hydrated(page);
  await page.emulateMedia({reducedMotion: 'no-preference'});
  expect(await longestMotion(page)).toBeGreaterThan(0.05);
  await page.emulateMedia({reducedMotion: 'reduce'});
  await openSettings(page);
  expect(await longestMotion(page)).toBeLessThan(0.001);
});

test('with more contrast, muted text and lines are stronger', async ({page}) => {
  await page.goto('react-data-grid/');
  const tokens = () =>
    page.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      return ['--x-ink-2', '--x-ink-3', '--x-line', '--x-line-strong'].map((name) =>
        style.getPropertyValue(name),
      );
    });
  const before = await tokens();
  await page.emulateMedia({contrast: 'more'});
  const after = await tokens();
  expect(after.filter((value, index) => value === before[index])).toEqual([]);
});

test('with forced colors the active places and the words of charts stay visible', async ({
  page,
  context,
  baseURL,
}) => {
  await store(context, baseURL!, {local: {'theme-x-docs': 'dark'}});
  await page.emulateMedia({forcedColors: 'active', colorScheme: 'light'});
  await page.goto('react-charts/bars/');
  await hydrated(page);
  await mountDemos(page);
  const [text, paper] = await page.evaluate(() => [
    getComputedStyle(document.querySelector('.MuiChartsSurface-root text')!).fill,
    getComputedStyle(document.documentElement).backgroundColor,
  ]);
  expect([text, paper]).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
  const active = page.locator('aside [aria-current="page"]').first();
  expect(await active.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
  const dialog = await openSettings(page);
  const chosen = dialog.getByRole('group', {name: 'Mode'}).locator('label', {hasText: 'Dark'});
  const other = dialog.getByRole('group', {name: 'Mode'}).locator('label', {hasText: 'Light'});
  const background = (element: typeof chosen) =>
    element.evaluate((label) => getComputedStyle(label).backgroundColor);
  expect(await background(chosen)).not.toBe(await background(other));
});
