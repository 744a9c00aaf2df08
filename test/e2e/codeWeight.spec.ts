import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test, type Page} from './support/test';
import {isBuilt, store} from './support/settings';
import {hydrated, mountDemos} from './support/watchPage';

const SCRIPTS = 'build/assets/js';

/** A page whose demos use packages of the community plan only, by product. */
const COMMUNITY = ['react-charts/bars/', 'react-tree-view/rich-tree-view/items/'];

/** Words that stay in minified code, by what they give away. */
const SIGNS = {
  'a paid package': 'Missing license key',
  'the Data Grid': 'columnHeaderTitle',
  'Material UI': 'MuiButtonBase',
  'a highlighter': 'template-punctuation',
};

/** Collects the code of every script that a page loads from now on. */
function collectScripts(page: Page): () => Promise<string[]> {
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js') && response.ok()) {
      bodies.push(response.text().catch(() => ''));
    }
  });
  return () => Promise.all(bodies);
}

test('the signs are found somewhere in the build, so that their absence says something', () => {
  const all = readdirSync(SCRIPTS).map((name) => readFileSync(join(SCRIPTS, name), 'utf8'));
  for (const sign of Object.values(SIGNS)) {
    expect(all.some((code) => code.includes(sign))).toBe(true);
  }
});

for (const [what, sign] of Object.entries(SIGNS)) {
  test(`the entry has nothing of ${what}`, () => {
    const entries = readdirSync(SCRIPTS).filter((name) =>
      /^(main|runtime~main)\..*\.js$/.test(name),
    );
    expect(entries).toHaveLength(2);
    for (const name of entries) {
      expect(readFileSync(join(SCRIPTS, name), 'utf8')).not.toContain(sign);
    }
  });
}

for (const path of COMMUNITY) {
  test(`${path} runs its demos without code of a paid package`, async ({page}) => {
    test.skip(!isBuilt(path), 'not written yet');
    const scripts = collectScripts(page);
    await page.goto(path);
    await mountDemos(page);
    const loaded = await scripts();
    expect(loaded.some((code) => code.includes('MuiButtonBase'))).toBe(true);
    expect(loaded.filter((code) => code.includes('Missing license key'))).toEqual([]);
  });
}

test.describe('commands of package managers', () => {
  const PAGE = 'introduction/installation/';
  const panel = (page: Page, manager: string) =>
    page.locator(`pre[data-manager="${manager}"]`).first();

  test('are shown for npm, and for what the visitor chooses, on every block', async ({page}) => {
    await page.goto(PAGE);
    await hydrated(page);
    await expect(panel(page, 'npm')).toBeVisible();
    await expect(panel(page, 'yarn')).toBeHidden();
    const tab = page.getByRole('tab', {name: 'npm', exact: true}).first();
    await tab.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('tab', {name: 'pnpm', exact: true}).first()).toBeFocused();
    for (const code of await page.locator('pre[data-manager="pnpm"]').all()) {
      await expect(code).toBeVisible();
    }
    await expect(panel(page, 'npm')).toBeHidden();
    await page.reload();
    await expect(panel(page, 'pnpm')).toBeVisible();
  });

  test('are right before the page hydrates', async ({page, context, baseURL}) => {
    await store(context, baseURL ?? '', {local: {'x-docs:packageManager': 'yarn'}});
    await page.route('**/assets/js/*', (route) => route.abort());
    await page.goto(PAGE);
    await expect(panel(page, 'yarn')).toBeVisible();
    await expect(panel(page, 'npm')).toBeHidden();
  });
});

test('code is colored by a style sheet that the page links', async ({page}) => {
  await page.goto('introduction/installation/');
  const [plain, name] = await page.evaluate(() => {
    const color = (element: Element | null) => element && getComputedStyle(element).color;
    const token = document.querySelector('pre .token');
    return [color(token && token.closest('pre')), color(token)];
  });
  expect(name).toBeTruthy();
  expect(name).not.toBe(plain);
});
