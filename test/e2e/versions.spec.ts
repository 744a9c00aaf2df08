import {readFileSync} from 'node:fs';
import type {PageMap} from '../../plugins/versions/types';
import {expect, test} from './support/test';
import {hydrated} from './support/watchPage';

const {versions} = JSON.parse(readFileSync('build/versions.json', 'utf8')) as PageMap;
const baseOf = new Map(versions.map(({name, base}) => [name, base]));
const has = (version: string, page: string) =>
  versions.find(({name}) => name === version)?.pages.includes(page) ?? false;

/** From which page to which version, and where that leads. */
const SWITCHES: ReadonlyArray<[from: string, page: string, to: string, there: string]> = [
  ['v8', '/introduction/', 'v7', '/introduction/'],
  ['v8', '/introduction/', 'v6', '/introduction/'],
  ['v8', '/introduction/', 'v5', '/introduction/'],
  ['v8', '/introduction/installation/', 'v5', '/introduction/installation/'],
  ['v8', '/react-data-grid/', 'v7', '/react-data-grid/'],
  ['v8', '/react-data-grid/', 'v4', '/react-data-grid/'],
  ['v8', '/react-data-grid/quickstart/', 'v7', '/react-data-grid/getting-started/'],
  ['v8', '/react-data-grid/quickstart/', 'v4', '/react-data-grid/getting-started/'],
  ['v8', '/react-data-grid/sorting/', 'v7', '/react-data-grid/sorting/'],
  ['v8', '/react-data-grid/sorting/', 'v6', '/react-data-grid/sorting/'],
  ['v8', '/react-data-grid/sorting/', 'v5', '/react-data-grid/sorting/'],
  ['v8', '/react-data-grid/sorting/', 'v4', '/react-data-grid/sorting/'],
  ['v8', '/react-data-grid/column-definition/', 'v4', '/react-data-grid/columns/'],
  ['v8', '/react-data-grid/editing/persistence/', 'v7', '/react-data-grid/editing/'],
  ['v8', '/react-data-grid/editing/persistence/', 'v4', '/react-data-grid/'],
  ['v8', '/react-data-grid/performance/', 'v6', '/react-data-grid/'],
  ['v8', '/react-data-grid/accessibility/', 'v5', '/react-data-grid/'],
  ['v8', '/react-date-pickers/', 'v7', '/react-date-pickers/'],
  ['v8', '/react-date-pickers/', 'v5', '/react-date-pickers/getting-started/'],
  ['v8', '/react-date-pickers/date-picker/', 'v6', '/react-date-pickers/date-picker/'],
  ['v8', '/react-date-pickers/quickstart/', 'v5', '/react-date-pickers/getting-started/'],
  ['v8', '/react-charts/', 'v6', '/react-charts/'],
  ['v8', '/react-charts/bars/', 'v7', '/react-charts/bars/'],
  ['v8', '/react-tree-view/', 'v6', '/react-tree-view/'],
  ['v8', '/react-tree-view/rich-tree-view/items/', 'v6', '/react-tree-view/'],
  ['v8', '/api/data-grid/data-grid/', 'v5', '/api/data-grid/data-grid/'],
  ['v8', '/api/charts/radar-chart/', 'v7', '/api/charts/'],
  ['v7', '/react-data-grid/getting-started/', 'v8', '/react-data-grid/quickstart/'],
  ['v7', '/react-charts/lines/', 'v6', '/react-charts/'],
  ['v6', '/react-data-grid/row-height/', 'v7', '/react-data-grid/row-height/'],
  ['v4', '/react-data-grid/columns/', 'v8', '/react-data-grid/column-definition/'],
];

const address = (version: string, page: string) =>
  `${baseOf.get(version)?.slice(0, -1) ?? ''}${page}`;

for (const [from, page, to, there] of SWITCHES) {
  test(`${from} ${page} to ${to} leads to ${there}`, async ({page: tab}) => {
    expect(has(from, page), 'the page to start from').toBe(true);
    await tab.goto(address(from, page));
    await hydrated(tab);
    const answer = tab.waitForResponse(/versions\.json$/);
    await tab.getByRole('button', {name: /^Version/}).click();
    await answer;
    const link = tab
      .getByRole('navigation', {name: 'Versions'})
      .locator(`a[data-analytics-label="${to}"]`);
    await expect(link).toHaveAttribute('href', address(to, there));
    await expect(link).toHaveAttribute('data-analytics-action', 'switch');
  });
}

test('a switch to a page that is missing says so on arrival, and the line can be dismissed', async ({
  page,
}) => {
  await page.goto('react-data-grid/editing/persistence/');
  await hydrated(page);
  const answer = page.waitForResponse(/versions\.json$/);
  await page.getByRole('button', {name: /^Version/}).click();
  await answer;
  const link = page.locator('a[data-analytics-label="v7"]');
  await expect(link).toHaveAttribute('href', '/x/v7/react-data-grid/editing/');
  await link.click();
  await expect(page).toHaveURL(/\/x\/v7\/react-data-grid\/editing\/$/);
  const line = page.getByRole('status').filter({hasText: 'v7 has no page'});
  await expect(line).toContainText('This is the nearest one');
  await line.getByRole('button', {name: 'Dismiss'}).click();
  await expect(line).toHaveCount(0);
  await page.reload();
  await hydrated(page);
  await expect(line).toHaveCount(0);
});

test('the menu works by keyboard alone', async ({page}) => {
  await page.goto('react-charts/');
  await hydrated(page);
  const button = page.getByRole('button', {name: /^Version 8/});
  await button.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('a[data-analytics-label="v8"]')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('a[data-analytics-label="v7"]')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('navigation', {name: 'Versions'})).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the menu opens, and its links lead to where the product starts', async ({page}) => {
    await page.goto('react-date-pickers/date-picker/');
    await page.getByRole('button', {name: /^Version/}).click();
    const link = page.locator('a[data-analytics-label="v5"]');
    await expect(link).toBeVisible();
    await link.click();
    await expect(page).toHaveURL(/\/x\/v5\/react-date-pickers\/getting-started\/$/);
  });
});

test('an older page leads to the same page of the current version and is canonical itself', async ({
  page,
}) => {
  await page.goto('v7/react-data-grid/getting-started/');
  const link = page.getByRole('link', {name: 'This page in v8.0.0-beta.0'});
  await expect(link).toHaveAttribute('href', '/x/react-data-grid/quickstart/');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    'https://mui.com/x/v7/react-data-grid/getting-started/',
  );
});

test('a page of v7 is served the grid of v7 and not that of v8', async ({page}) => {
  const code: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/\.js$/.test(new URL(response.url()).pathname)) {
      code.push(response.text());
    }
  });
  await page.goto('v7/react-data-grid/sorting/');
  await hydrated(page);
  await expect(page.locator('[data-demo]').first()).toHaveAttribute('data-demo-state', 'ready');
  const text = (await Promise.all(code)).join('\n');
  // A prop that only v7 has, and one that came with v8.
  expect(text).toContain('unstable_rowSpanning');
  expect(text).not.toContain('showToolbar');
});

test('what changed between two majors is a page of the product, by component', async ({page}) => {
  await page.goto('api/data-grid/changes-v7-to-v8/');
  for (const id of ['added', 'removed', 'changed-types', 'changed-defaults']) {
    await expect(page.locator(`h2#${id}`)).toBeVisible();
  }
  const gone = page.locator('li', {hasText: 'unstable_rowSpanning'}).first();
  await expect(gone).toContainText('instead rowSpanning');
});

test('every page of every version is in the public map', async ({request}) => {
  const map = (await (await request.get('versions.json')).json()) as PageMap;
  expect(map.versions.map(({name}) => name)).toEqual(['v8', 'v7', 'v6', 'v5', 'v4']);
  expect(map.versions.every(({pages}) => pages.length > 30)).toBe(true);
});

test('props tell since when they are there, and what an older version lacks can be hidden', async ({
  page,
}) => {
  await page.goto('api/data-grid/data-grid/');
  await hydrated(page);
  const row = page.locator('[data-api-kind="prop"][data-api-name="showToolbar"]');
  await expect(row).toContainText('since v8');
  // The new type stands in the row itself.
  const changed = page.locator('[data-api-kind="prop"][data-api-name="rowSelectionModel"]');
  await expect(changed).toContainText('GridRowSelectionModelSets');
  await expect(changed).toContainText('Changed in v8 from GridInputRowSelectionModel');
  await page.getByRole('button', {name: 'Hide what v7 lacks'}).click();
  await expect(row).toBeHidden();
  await expect(page.locator('[data-api-kind="prop"][data-api-name="rows"]')).toBeVisible();
  const removed = page.locator('[data-removed-in="v6"] [data-removed="pageSize"]');
  await expect(removed).toHaveText('prop pageSize, instead paginationModel');
  await expect(removed).toBeHidden();
  await page.getByText('names of earlier versions').click();
  await expect(removed).toBeVisible();
});
