import {existsSync, readFileSync} from 'node:fs';
import {brotliCompressSync} from 'node:zlib';
import {expect, test, type Page} from './support/test';
import {axeFaults} from './support/axe';
import {hydrated} from './support/watchPage';

const SORTING = 'react-data-grid/sorting/';

const field = (page: Page) => page.getByRole('combobox', {name: 'Search the documentation'});
const options = (page: Page) => page.getByRole('listbox', {name: 'Results'}).getByRole('option');

async function openSearch(page: Page, path = SORTING): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await page.getByRole('button', {name: 'Search', exact: true}).click();
  await expect(field(page)).toBeFocused();
}

/** Holds files back until what it gives is called. */
async function hold(page: Page, files: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}

test('opens by its button, by Ctrl K and by a slash, and closes by Escape', async ({page}) => {
  await openSearch(page);
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeHidden();
  await expect(page.getByRole('button', {name: 'Search', exact: true})).toBeFocused();
  for (const key of ['Control+k', '/']) {
    await page.keyboard.press(key);
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
    await page.keyboard.press('Escape');
  }
});

test('leaves a slash alone where somebody types', async ({page}) => {
  await page.goto(SORTING);
  await hydrated(page);
  await page.getByLabel('Filter pages').press('/');
  await expect(page.getByLabel('Filter pages')).toHaveValue('/');
  await expect(field(page)).toHaveCount(0);
});

test('finds as one types, tells how many, and opens the result with Enter', async ({page}) => {
  await openSearch(page, 'introduction/');
  await page.keyboard.type('sorting');
  await expect(options(page).first()).toContainText('Sorting');
  await expect(page.getByRole('status').filter({hasText: /^\d+ results?$/})).toBeVisible();
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/react-data-grid\/sorting\/$/);
  await expect(field(page)).toBeHidden();
});

test('arrows move through the results and into the parts of a page', async ({page}) => {
  await openSearch(page, 'introduction/');
  await page.keyboard.type('column');
  await expect(options(page).nth(1)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  const id = await options(page).nth(1).getAttribute('id');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', id ?? '');
  await page.keyboard.press('ArrowUp');
  const parts = page.getByRole('region', {name: 'Matches'}).getByRole('link');
  await expect(parts.first()).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(parts.first()).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(field(page)).toBeFocused();
});

test('forgives a slip', async ({page}) => {
  await openSearch(page, 'introduction/');
  await page.keyboard.type('instalation');
  await expect(options(page).first()).toContainText('Installation');
});

test('puts the product in view first', async ({page}) => {
  for (const product of ['react-charts', 'react-tree-view']) {
    await openSearch(page, `${product}/`);
    await page.keyboard.type('overview');
    await expect(options(page).first()).toHaveAttribute('href', new RegExp(product));
  }
});

test('narrows by product', async ({page}) => {
  await openSearch(page, 'introduction/');
  await page.keyboard.type('overview');
  await expect(options(page).nth(1)).toBeVisible();
  await page.getByRole('radio', {name: 'Tree View'}).check();
  await expect
    .poll(async () => {
      const links = await options(page).evaluateAll((rows) =>
        rows.map((row) => row.getAttribute('href') ?? ''),
      );
      return links.length > 0 && links.every((link) => link.includes('tree-view'));
    })
    .toBe(true);
});

test('narrows also what has been pointed at', async ({page}) => {
  await openSearch(page, 'introduction/');
  await page.keyboard.type('overview');
  await expect(page.locator('[data-answered="overview"]')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('radio', {name: 'Charts'}).check();
  await expect
    .poll(() =>
      options(page).evaluateAll((rows) =>
        rows
          .filter((row) => !row.getAttribute('href')?.includes('charts'))
          .map((row) => row.textContent),
      ),
    )
    .toEqual([]);
  await expect(options(page).first()).toBeVisible();
});

test('shows the pages visited last', async ({page}) => {
  await page.goto('react-charts/bars/');
  await hydrated(page);
  await openSearch(page);
  await expect(page.getByText('Pages visited last')).toBeVisible();
  await expect(options(page).first()).toHaveAttribute('href', /react-charts\/bars/);
});

/** The texts that are highlighted. */
const highlighted = (page: Page) =>
  page.evaluate(() => {
    const found = CSS.highlights.get('x-search');
    return [...(found ?? [])].map((range) => String(range).toLowerCase());
  });

test('highlights the terms on the page that is opened, until Escape', async ({page}) => {
  await openSearch(page, 'introduction/');
  await page.keyboard.type('sorting');
  await expect(options(page).first()).toContainText('Sorting');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await highlighted(page)).length).toBeGreaterThan(3);
  expect((await highlighted(page)).every((text) => text.startsWith('sort'))).toBe(true);
  await page.keyboard.press('Escape');
  expect(await highlighted(page)).toEqual([]);
});

test('highlights wait for a page that comes slowly, and leave the one in view alone', async ({
  page,
}) => {
  await openSearch(page, 'introduction/');
  await page.keyboard.type('sorting');
  await expect(options(page).first()).toContainText('Sorting');
  const release = await hold(page, '**/assets/js/*.js');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/react-data-grid\/sorting\/$/);
  await page.waitForTimeout(800);
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Sorting');
  expect(await highlighted(page)).toEqual([]);
  release();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Sorting');
  await expect.poll(async () => (await highlighted(page)).length).toBeGreaterThan(3);
});

test('reports a search without results, once', async ({page}) => {
  await openSearch(page, 'introduction/');
  await page.evaluate(() => {
    const events: unknown[] = [];
    Object.assign(window, {events});
    document.addEventListener('x:analytics', (event) => events.push((event as CustomEvent).detail));
  });
  await page.keyboard.type('qqxxzzkk');
  await expect(page.getByText('Nothing matches')).toBeVisible();
  const reported = () =>
    page.evaluate(() => (window as unknown as {events: {name: string}[]}).events);
  const event = {name: 'search_no_results', params: {search_term: 'qqxxzzkk'}};
  await expect.poll(reported).toEqual([event]);
  await page.keyboard.press('Enter');
  await page.waitForTimeout(2000);
  expect(await reported()).toEqual([event]);
});

test('says so when the index cannot be fetched', async ({page}) => {
  await page.route('**/search/*.json', (route) => route.abort());
  await openSearch(page, 'introduction/');
  await page.keyboard.type('sorting');
  await expect(page.getByText('The search does not answer')).toBeVisible();
});

test('keeps the titles that it has found when the text of pages cannot be searched', async ({
  page,
}) => {
  await page.route('**/pagefind/**', (route) => route.abort());
  await openSearch(page, 'introduction/');
  await page.keyboard.type('sorting');
  await expect(page.getByText('The search does not answer')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/react-data-grid\/sorting\/$/);
});

test('keeps what is typed while the dialog is on its way', async ({page}) => {
  await page.goto(SORTING);
  await hydrated(page);
  const release = await hold(page, '**/assets/js/*.js');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('bar');
  release();
  await expect(field(page)).toHaveValue('bar');
});

test('shows titles before the text of pages is searched, and leaves in place what is pointed at', async ({
  page,
}) => {
  const release = await hold(page, '**/pagefind/**');
  await openSearch(page, 'introduction/');
  await page.keyboard.type('sorting');
  await expect(options(page).first()).toContainText('Sorting');
  await expect(page.getByRole('status').filter({hasText: 'Searching…'})).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const hrefs = () =>
    options(page).evaluateAll((rows) => rows.map((row) => row.getAttribute('href')));
  const before = await hrefs();
  release();
  await expect(page.locator('[data-answered="sorting"]')).toBeVisible();
  const after = await hrefs();
  expect(after.slice(0, before.length)).toEqual(before);
  expect(after.length).toBeGreaterThan(before.length);
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
});

test('Enter that comes before the answer leads on once it is there', async ({page}) => {
  const release = await hold(page, '**/pagefind/**');
  await openSearch(page, 'introduction/');
  // In no title: only the text of pages can answer.
  await page.keyboard.type('gestures');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({hasText: 'Searching…'})).toBeVisible();
  release();
  await expect(page).not.toHaveURL(/introduction\/$/);
  await expect(field(page)).toBeHidden();
});

test('has no accessibility violations, light and dark', async ({page}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme});
    await openSearch(page);
    await page.keyboard.type('column');
    await expect(options(page).first()).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
  }
});

const FIRST_QUERIES = ['sorting', 'disable weekends in date picker', 'GridColDef.sortComparator'];

for (const query of FIRST_QUERIES) {
  test(`transfers at most 130 kB for a first query such as ${query}`, async ({page}) => {
    await page.clock.install();
    await page.goto('introduction/');
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const bodies: {url: string; size: Promise<number>}[] = [];
    page.on('response', (response) => {
      const url = response.url();
      const size = response.body().then(
        // The index is compressed in itself; the rest is by the server, with Brotli over https.
        (body) =>
          /\.(pagefind|pf_\w+)$/.test(url) ? body.length : brotliCompressSync(body).length,
        () => 0,
      );
      bodies.push({url, size});
    });
    await page.getByRole('button', {name: 'Search', exact: true}).click();
    // As fast as people who type well: what is half typed must not be searched in the text of pages.
    // The time of the page stands still between the keys, so that a busy machine does not make a pause of them.
    await expect(field(page)).toBeFocused();
    await page.clock.pauseAt(Date.now() + 60_000);
    for (const letter of query) {
      await page.keyboard.type(letter);
      await page.clock.runFor(100);
    }
    await page.clock.resume();
    await expect(page.locator('[data-answered]')).toHaveAttribute('data-answered', query);
    await page.waitForLoadState('networkidle');
    const sizes = await Promise.all(bodies.map(async ({url, size}) => ({url, size: await size})));
    const total = sizes.reduce((sum, {size}) => sum + size, 0);
    expect(total, sizes.map(({url, size}) => `${size} ${url}`).join('\n')).toBeLessThanOrEqual(
      130_000,
    );
  });
}

const hasApi = existsSync('build/api/data-grid/data-grid/index.html');

test.describe('with the API reference', () => {
  test.skip(!hasApi, 'the API reference is not built');

  for (const [query, first] of [
    ['onRowClick', '/x/api/data-grid/data-grid/#data-grid-prop-onRowClick'],
    [
      'GridColDef.sortComparator',
      '/x/api/data-grid/grid-col-def/#grid-col-def-prop-sortComparator',
    ],
    ['DataGrid', '/x/api/data-grid/data-grid/'],
    ['GridColDef', '/x/api/data-grid/grid-col-def/'],
    ['shouldDisableDate', '/x/api/date-pickers/'],
    ['useGridApiRef', '/x/api/data-grid/'],
    ['BarChart', '/x/api/charts/bar-chart/'],
    ['RichTreeView', '/x/api/tree-view/rich-tree-view/'],
  ] as const) {
    test(`${query} leads to its place in the reference first`, async ({page}) => {
      await openSearch(page, 'introduction/');
      await page.keyboard.type(query);
      await expect(page.locator('[data-answered]')).toHaveAttribute('data-answered', query);
      expect(await options(page).first().getAttribute('href')).toContain(first);
    });
  }

  test('narrows by kind: the reference, or everything but it', async ({page}) => {
    await openSearch(page, 'introduction/');
    await page.keyboard.type('column');
    await expect(options(page).nth(1)).toBeVisible();
    const kinds = async () => {
      const links = await options(page).evaluateAll((rows) =>
        rows.map((row) => new URL((row as HTMLAnchorElement).href).pathname),
      );
      return [...new Set(links.map((link) => link.startsWith('/x/api/')))];
    };
    for (const [name, isApi] of [
      ['API', true],
      ['Guides', false],
    ] as const) {
      await page.getByRole('radiogroup', {name: 'Kind'}).getByRole('radio', {name}).check();
      await expect.poll(kinds).toEqual([isApi]);
    }
  });
});

interface Question {
  question: string;
  page: string;
}

test('answers nine of ten questions within the first three results', async ({page}) => {
  test.setTimeout(180_000);
  const questions = JSON.parse(
    readFileSync('test/fixtures/search-questions.json', 'utf8'),
  ) as Question[];
  const asked = questions.filter((each) => existsSync(`build/${each.page}index.html`));
  await openSearch(page, 'introduction/');
  const missed: string[] = [];
  for (const {question, page: wanted} of asked) {
    await field(page).fill(question);
    await expect(page.locator('[data-answered]')).toHaveAttribute('data-answered', question);
    const links = await options(page).evaluateAll((rows) =>
      rows.slice(0, 3).map((row) => new URL((row as HTMLAnchorElement).href).pathname),
    );
    if (!links.includes(`/x/${wanted}`)) {
      missed.push(`${question} → ${wanted}, but ${links.join(' ')}`);
    }
  }
  test.info().annotations.push({
    type: 'answered',
    description: `${asked.length - missed.length} of ${asked.length}`,
  });
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(asked.length / 10);
});
