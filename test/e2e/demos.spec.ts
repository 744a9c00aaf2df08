import {expect, test, type Locator, type Page} from '@playwright/test';
import {BARS, code, GRID, nameOf, plain, STYLED, styled, tool} from './support/demos';
import {hydrated} from './support/watchPage';

const ready = (demo: Locator) => expect(demo).toHaveAttribute('data-demo-state', 'ready');

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** What the page put on the clipboard last. */
async function keepClipboard(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    const kept = window as unknown as {copiedText: string};
    kept.copiedText = '';
    Object.defineProperty(navigator, 'clipboard', {
      value: {
        writeText: async (text: string) => {
          kept.copiedText = text;
        },
      },
    });
  });
  return () => page.evaluate(() => (window as unknown as {copiedText: string}).copiedText);
}

test.describe('mounting', () => {
  test('waits until the demo is near, then shows the component in its reserved place', async ({
    page,
  }) => {
    await open(page, BARS);
    const demo = styled(page);
    await expect(demo).toHaveAttribute('data-demo-state', 'idle');
    const before = await demo.boundingBox();
    await demo.scrollIntoViewIfNeeded();
    await ready(demo);
    await expect(demo.locator('svg[class*="Mui"]').first()).toBeVisible();
    expect((await demo.boundingBox())?.height).toBe(before?.height);
  });

  test('a demo that the address names mounts at once and is scrolled to', async ({page}) => {
    await open(page, `${BARS}#OutlinedForecast`);
    await ready(styled(page));
    await expect(styled(page)).toBeInViewport();
    await expect(tool(styled(page), 'Show code')).toBeVisible();
  });

  test('a demo that cannot be loaded says so, offers a report, and recovers', async ({page}) => {
    await open(page, BARS);
    const demo = styled(page);
    await page.route('**/assets/js/*.js', (route) => route.abort());
    await tool(demo, 'CSS').click();
    await expect(demo).toHaveAttribute('data-demo-state', 'error');
    const report = demo.getByRole('link', {name: 'Report it'});
    const href = new URL((await report.getAttribute('href')) ?? '');
    expect(href.pathname).toMatch(/\/issues\/new$/);
    expect(href.searchParams.get('title')).toContain(STYLED);
    expect(href.searchParams.get('body')).toContain(page.url());
    await page.unrouteAll();
    await demo.getByRole('button', {name: 'Try again'}).click();
    await ready(demo);
    await expect(demo.locator('.outlined-forecast').first()).toBeVisible();
  });
});

test.describe('toolbar', () => {
  test('is one tab stop; arrows wrap, Home and End go to its ends', async ({page}) => {
    await open(page, GRID);
    const bar = plain(page).getByRole('toolbar');
    const tools = bar.locator('[data-tool]');
    await expect(bar.locator('[data-tool][tabindex="0"]')).toHaveCount(1);
    await tools.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(tools.nth(1)).toBeFocused();
    await page.keyboard.press('End');
    await expect(tools.last()).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(tools.first()).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(tools.last()).toBeFocused();
    await page.keyboard.press('Home');
    await expect(tools.first()).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
    await expect(bar.locator(':focus')).toHaveCount(0);
    await page.keyboard.press('Shift+Tab');
    await expect(tools.nth(1)).toBeFocused();
  });

  test('can be reached by Tab from the text before it', async ({page}) => {
    await open(page, GRID);
    const demo = plain(page);
    await ready(demo);
    await tool(demo, 'Reset focus').click();
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press('Tab');
      if (await demo.getByRole('toolbar').locator(':focus').count()) {
        return;
      }
    }
    throw new Error('40 presses of Tab did not reach the toolbar');
  });

  test('arrows are mirrored right-to-left', async ({page}) => {
    await page.addInitScript(() => localStorage.setItem('x-docs:direction', 'rtl'));
    await open(page, GRID);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    const tools = plain(page).getByRole('toolbar').locator('[data-tool]');
    await tools.first().focus();
    await page.keyboard.press('ArrowLeft');
    await expect(tools.nth(1)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(tools.first()).toBeFocused();
  });

  test('names its icons on hover and on focus, until Escape', async ({page}) => {
    await open(page, GRID);
    const button = tool(plain(page), 'Open in StackBlitz');
    const tip = button.locator('span');
    await expect(tip).toBeHidden();
    await button.hover();
    await expect(tip).toBeVisible();
    await page.mouse.move(0, 0);
    await expect(tip).toBeHidden();
    await tool(plain(page), 'Reset focus').focus();
    await page.keyboard.press('ArrowRight');
    await expect(tip).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tip).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('Show code loads the sources then and not before; Hide code closes them', async ({page}) => {
    await open(page, GRID);
    const demo = plain(page);
    await ready(demo);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const show = tool(demo, 'Show code');
    await expect(show).toHaveAttribute('aria-expanded', 'false');
    await show.click();
    await expect(code(demo)).toContainText('export default function');
    expect(requests.filter((url) => /\/d\w{6}s\.\w+\.js$/.test(url))).toHaveLength(1);
    const hide = tool(demo, 'Hide code');
    await expect(hide).toHaveAttribute('aria-expanded', 'true');
    await hide.click();
    await expect(code(demo)).toHaveCount(0);
  });

  test('Reset demo starts the component afresh', async ({page}) => {
    await open(page, GRID);
    const demo = plain(page);
    await ready(demo);
    const marked = demo.locator('[data-marked]');
    await demo.getByRole('grid').evaluate((grid) => grid.setAttribute('data-marked', ''));
    await expect(marked).toHaveCount(1);
    await tool(demo, 'Reset demo').click();
    await expect(marked).toHaveCount(0);
    await expect(demo.getByRole('grid')).toBeVisible();
    await ready(demo);
  });

  test('Reset focus puts the focus before the component', async ({page}) => {
    await open(page, GRID);
    const demo = plain(page);
    await ready(demo);
    await tool(demo, 'Reset focus').click();
    await expect(demo.getByText('Focus is here')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(demo.locator('[data-demo-stage] :focus')).toHaveCount(1);
  });

  test('View source leads to the file in the repository', async ({page}) => {
    await open(page, GRID);
    const link = plain(page).getByRole('toolbar').getByRole('link', {name: 'View source'});
    expect(await link.getAttribute('href')).toMatch(
      new RegExp(`/docs/${GRID}${await nameOf(plain(page))}\\.tsx$`),
    );
  });
});

test.describe('copying', () => {
  test('Copy takes the whole code in the language that is shown and says Copied for two seconds', async ({
    page,
  }) => {
    const copied = await keepClipboard(page);
    await open(page, GRID);
    const demo = plain(page);
    await tool(demo, 'Copy').click();
    await expect(tool(demo, 'Copied')).toBeVisible();
    const typed = await copied();
    expect(typed).toContain('export default function');
    await expect(tool(demo, 'Copy')).toBeVisible({timeout: 2600});
    await tool(demo, 'JavaScript').click();
    await tool(demo, 'Copy').click();
    await expect.poll(copied).not.toBe(typed);
    expect(await copied()).toContain('export default function');
  });

  test('Copy stays Copy when the clipboard refuses', async ({page}) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: {writeText: () => Promise.reject(new Error('denied'))},
      });
      Object.assign(document, {execCommand: () => false});
    });
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await open(page, GRID);
    await tool(plain(page), 'Copy').click();
    await page.waitForTimeout(500);
    await expect(tool(plain(page), 'Copy')).toBeVisible();
    expect(errors).toEqual([]);
  });

  test('Copy works without the async clipboard', async ({page}) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', {value: undefined});
    });
    await open(page, GRID);
    await tool(plain(page), 'Copy').click();
    await expect(tool(plain(page), 'Copied')).toBeVisible();
  });

  test('Copy link names the variant that is shown', async ({page}) => {
    const copied = await keepClipboard(page);
    await open(page, BARS);
    await tool(styled(page), 'Copy link').click();
    await expect.poll(copied).toMatch(/\/x\/react-charts\/bars\/#system-OutlinedForecast\.tsx$/);
    await tool(styled(page), 'CSS').click();
    await tool(styled(page), 'JavaScript').click();
    await tool(styled(page), 'Copy link')
      .or(tool(styled(page), 'Link copied'))
      .click();
    await expect.poll(copied).toMatch(/#css-OutlinedForecast\.js$/);
    await open(page, GRID);
    await tool(plain(page), 'Copy link').click();
    await expect.poll(copied).toBe(`${page.url()}#${await nameOf(plain(page))}.js`);
  });

  test('Ctrl C copies the code under the pointer unless something is selected', async ({page}) => {
    const copied = await keepClipboard(page);
    await open(page, BARS);
    const demo = styled(page);
    await tool(demo, 'Show code').click();
    await code(demo).hover();
    await page.keyboard.press('ControlOrMeta+c');
    await expect.poll(copied).toContain('export default function');

    await page.evaluate(() => {
      (window as unknown as {copiedText: string}).copiedText = 'untouched';
      const range = document.createRange();
      range.selectNodeContents(document.querySelector('h1')!);
      getSelection()?.addRange(range);
    });
    await page.keyboard.press('ControlOrMeta+c');
    expect(await copied()).toBe('untouched');
  });
});
