import {existsSync, readdirSync, readFileSync} from 'node:fs';
import Ajv from 'ajv/dist/2020';
import {expect, test, type Page} from './support/test';
import {axeFaults} from './support/axe';
import {guidePages} from './support/pages';
import {hydrated} from './support/watchPage';

const SORTING = 'react-data-grid/sorting/';

const button = (page: Page) => page.getByRole('button', {name: 'Markdown', exact: true});
const menu = (page: Page) => page.getByRole('list', {name: 'This page as Markdown'});

async function openMenu(page: Page, path = SORTING): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await button(page).click();
  await expect(menu(page)).toBeVisible();
}

test('every guide has its Markdown beside it, and says so in its head', async ({request}) => {
  const pages = guidePages().filter((path) =>
    readFileSync(`build/${path}index.html`, 'utf8').includes('<article'),
  );
  expect(pages.length).toBeGreaterThan(20);
  const missing = pages.filter((path) => {
    const file = `${path.slice(0, -1)}.md`;
    const html = readFileSync(`build/${path}index.html`, 'utf8');
    return !existsSync(`build/${file}`) || !html.includes(`href=/x/${file}`);
  });
  expect(missing).toEqual([]);
  const response = await request.get('react-data-grid/sorting.md');
  expect(response.headers()['content-type']).toMatch(/^text\/(markdown|plain)/);
  expect(await response.text()).toMatch(/^---\ntitle: Sorting\n/);
});

test('everything that the lists name exists', async ({request}) => {
  const site = await (await request.get('llms.txt')).text();
  const lists = [...site.matchAll(/https:\/\/mui\.com\/x\/([^)\s]+\/llms\.txt)/g)].map(
    ([, path = '']) => path,
  );
  expect(lists).toHaveLength(4);
  const texts = [
    site,
    ...(await Promise.all(lists.map(async (path) => (await request.get(path)).text()))),
  ];
  const named = texts.flatMap((text) =>
    [...text.matchAll(/\]\(https:\/\/mui\.com\/x\/([^)\s]+)\)/g)].map(([, path = '']) => path),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((path) => !existsSync(`build/${path}`))).toEqual([]);
});

test('every API document fits the published schema', () => {
  const schema = JSON.parse(readFileSync('build/api/schema.json', 'utf8')) as object;
  const validate = new Ajv({strict: false, validateFormats: false}).compile(schema);
  const files = readdirSync('build/api', {recursive: true, encoding: 'utf8'}).filter(
    (file) => file.endsWith('.json') && file !== 'schema.json',
  );
  expect(files.length).toBeGreaterThan(100);
  const wrong = files.flatMap((file) =>
    validate(JSON.parse(readFileSync(`build/api/${file}`, 'utf8')))
      ? []
      : [`${file}: ${JSON.stringify(validate.errors?.[0])}`],
  );
  expect(wrong).toEqual([]);
});

test('the feed and the sitemap are well formed, and pages name the feed', async ({page}) => {
  await page.goto(SORTING);
  const feed = page.locator('link[type="application/atom+xml"]');
  await expect(feed).toHaveAttribute('href', '/x/changes.atom');
  const counts = await page.evaluate(async () => {
    const read = async (path: string) =>
      new DOMParser().parseFromString(await (await fetch(path)).text(), 'application/xml');
    const [atom, sitemap] = [await read('/x/changes.atom'), await read('/x/sitemap.xml')];
    const count = (xml: Document, tag: string) => xml.getElementsByTagName(tag).length;
    return {
      faults: count(atom, 'parsererror') + count(sitemap, 'parsererror'),
      entries: count(atom, 'entry'),
      pages: count(sitemap, 'loc'),
    };
  });
  expect(counts.faults).toBe(0);
  expect(counts.entries).toBeGreaterThan(3);
  expect(counts.pages).toBeGreaterThan(20);
});

test('the menu copies the page, and its code comes when it is opened', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(SORTING);
  await hydrated(page);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await button(page).click();
  await menu(page).getByRole('button', {name: 'Copy page as Markdown'}).click();
  await expect(menu(page).getByRole('button', {name: 'Copied'})).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/^---\ntitle: Sorting\n/);
  expect(text).toContain('```tsx title="SortOrders.tsx"');
  expect(fetched.filter((url) => url.endsWith('.md'))).toHaveLength(1);
  expect(fetched.filter((url) => url.endsWith('.js'))).not.toEqual([]);
});

test('a copy that fails is said', async ({page}) => {
  await page.route('**/sorting.md', (route) => route.abort());
  await openMenu(page);
  await menu(page).getByRole('button', {name: 'Copy page as Markdown'}).click();
  await expect(page.getByText('It could not be copied. View it instead.')).toBeVisible();
});

test('the links lead to the Markdown and name it to assistants', async ({page}) => {
  await openMenu(page);
  const view = menu(page).getByRole('link', {name: 'View as Markdown'});
  await expect(view).toHaveAttribute('href', '/x/react-data-grid/sorting.md');
  await expect(view).toHaveAttribute('data-analytics-category', 'page-markdown');
  for (const name of ['ChatGPT', 'Claude']) {
    const link = menu(page).getByRole('link', {name: `Open in ${name}`});
    await expect(link).toHaveAttribute('href', /mui\.com%2Fx%2Freact-data-grid%2Fsorting\.md/);
    await expect(link).toHaveAttribute('rel', /noopener/);
    await expect(link).toHaveAttribute('data-analytics-label', name);
  }
});

test('the menu is used by keys alone', async ({page}) => {
  await page.goto(SORTING);
  await hydrated(page);
  await button(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(menu(page).getByRole('button')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(menu(page).getByRole('link', {name: 'View as Markdown'})).toBeFocused();
  await page.keyboard.press('End');
  await expect(menu(page).getByRole('link', {name: 'Open in Claude'})).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
});

for (const scheme of ['light', 'dark'] as const) {
  test(`the open menu fits a narrow window in ${scheme} mode, without a fault`, async ({page}) => {
    await page.emulateMedia({colorScheme: scheme});
    await page.setViewportSize({width: 360, height: 740});
    await openMenu(page, 'introduction/');
    const box = (await menu(page).boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(360);
    const under = (await button(page).boundingBox())!;
    expect(box.y).toBeGreaterThanOrEqual(under.y + under.height);
    expect(await axeFaults(page, {include: 'article header'})).toEqual([]);
  });
}

test('the menu follows to the next page', async ({page}) => {
  await page.goto('introduction/');
  await hydrated(page);
  await page.getByRole('link', {name: 'Installation'}).first().click();
  await expect(page).toHaveURL(/installation\/$/);
  await button(page).click();
  await expect(menu(page).getByRole('link', {name: 'View as Markdown'})).toHaveAttribute(
    'href',
    '/x/introduction/installation.md',
  );
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the menu opens and demos lead to their code', async ({page}) => {
    await page.goto(SORTING);
    await button(page).click();
    await expect(menu(page).getByRole('link', {name: 'View as Markdown'})).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('link', {name: 'Read this page with the code'}).first().click();
    await expect(page).toHaveURL(/react-data-grid\/sorting\.md$/);
    await expect(page.locator('body')).toContainText('title="SortOrders.tsx"');
  });
});
