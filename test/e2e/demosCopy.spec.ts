import {expect, test, type Page} from './support/test';
import {BARS, code, GRID, nameOf, plain, styled, tool} from './support/demos';
import {hydrated} from './support/watchPage';

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
