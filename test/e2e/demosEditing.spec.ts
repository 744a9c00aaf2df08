import {expect, test, type Page} from './support/test';
import {GRID, plain as demo, tool as toolOf} from './support/demos';
import {hydrated} from './support/watchPage';

const tool = (page: Page, name: string) => toolOf(demo(page), name);
const editor = (page: Page) => page.getByRole('textbox', {name: /^Code of/});
const fault = (page: Page) => demo(page).locator('[data-code] [role="status"]');

async function edit(page: Page): Promise<void> {
  await page.goto(GRID);
  await hydrated(page);
  await expect(demo(page)).toHaveAttribute('data-demo-state', 'ready');
  await tool(page, 'Show code').click();
  await demo(page).getByRole('button', {name: 'Edit', exact: true}).click();
  await expect(editor(page)).toBeFocused();
}

/** Code with a word that it shows, in TypeScript that would not run as it is. */
const showing = (word: string) =>
  `import {DataGrid, type GridColDef} from '@mui/x-data-grid';
const columns: GridColDef[] = [{field: 'word', width: 300}];
export default function Edited() {
  return <DataGrid columns={columns} rows={[{id: 1, word: '${word}'}]} />;
}
`;
const result = (page: Page) => page.frameLocator('[data-demo-stage] iframe');
const cell = (page: Page, word: string) =>
  result(page).getByRole('gridcell', {name: word, exact: true});

/** Keeps what is posted to a sandbox instead of sending it. */
async function keepPosts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const kept = window as unknown as {posts: string[]};
    kept.posts = [];
    HTMLFormElement.prototype.submit = function submit(this: HTMLFormElement) {
      const fields = [...new FormData(this)].map(([name, value]) => `${name}=${String(value)}`);
      kept.posts.push([this.action, this.target, ...fields].join('\n'));
    };
  });
  return () => page.evaluate(() => (window as unknown as {posts: string[]}).posts);
}

test('nothing of the editor is loaded before it is asked for', async ({page}) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) {
      scripts.push(await response.text());
    }
  });
  await page.goto(GRID);
  await hydrated(page);
  await expect(demo(page)).toHaveAttribute('data-demo-state', 'ready');
  await tool(page, 'Show code').click();
  await expect(demo(page).getByRole('tabpanel')).toBeVisible();
  expect(scripts.length).toBeGreaterThan(2);
  expect(scripts.filter((text) => text.includes('npm__react-simple-code-editor'))).toEqual([]);
});

test('an edit shows at once, in TypeScript, and Reset demo takes it back', async ({page}) => {
  await edit(page);
  const original = await editor(page).inputValue();
  await editor(page).fill(showing('Edited Timber'));
  await expect(cell(page, 'Edited Timber')).toBeVisible();
  await tool(page, 'Reset demo').click();
  await expect(cell(page, 'Edited Timber')).toHaveCount(0);
  await expect(editor(page)).toHaveValue(original);
});

test('a mistake is told politely while the last good result stays', async ({page}) => {
  await edit(page);
  await editor(page).fill(showing('Edited Timber'));
  await expect(cell(page, 'Edited Timber')).toBeVisible();
  const good = await editor(page).inputValue();

  await editor(page).fill(`${good}\nconst ;`);
  await expect(fault(page)).toContainText(/\w+\.tsx: /);
  await expect(cell(page, 'Edited Timber')).toBeVisible();

  await editor(page).fill(good);
  await expect(fault(page)).toBeEmpty();
});

test('an edit that crashes when it renders leaves the last good result', async ({page}) => {
  await edit(page);
  await editor(page).fill('export default function A() { return <p>{missing.name}</p>; }');
  await expect(fault(page)).toContainText('missing is not defined');
  await expect(demo(page).getByRole('grid')).toBeVisible();
  await expect(demo(page)).toHaveAttribute('data-demo-state', 'ready');
  await editor(page).fill('export default function A() { return <p>recovered</p>; }');
  await expect(result(page).getByText('recovered')).toBeVisible();
  await expect(fault(page)).toBeEmpty();
});

test('a package that is not there is told with those that are', async ({page}) => {
  await edit(page);
  await editor(page).fill(`import a from 'left-pad';\nexport default () => <p>{a}</p>;`);
  await expect(fault(page)).toContainText('"left-pad" cannot be imported here');
});

test('Tab moves on from the editor and Escape leaves it', async ({page}) => {
  await edit(page);
  const before = await editor(page).inputValue();
  await page.keyboard.press('Tab');
  await expect(editor(page)).not.toBeFocused();
  await editor(page).focus();
  await page.keyboard.press('Escape');
  await expect(editor(page)).toHaveCount(0);
  await expect(demo(page).getByRole('button', {name: 'Edit', exact: true})).toBeFocused();
  await expect(demo(page).getByRole('tabpanel')).toContainText(before.slice(0, 30));
});

test('the two languages keep their own edits', async ({page}) => {
  await edit(page);
  await editor(page).fill(showing('Typed Timber'));
  await expect(cell(page, 'Typed Timber')).toBeVisible();
  await tool(page, 'JavaScript').click();
  await expect(editor(page)).not.toHaveValue(/Typed Timber/);
  await expect(cell(page, 'Typed Timber')).toHaveCount(0);
  await tool(page, 'TypeScript').click();
  await expect(editor(page)).toHaveValue(/Typed Timber/);
});

test('edited code goes by link to the playground, where a stranger agrees before it runs', async ({
  page,
  browser,
}) => {
  await page.addInitScript(() => {
    const kept = window as unknown as {copiedText: string};
    Object.defineProperty(navigator, 'clipboard', {
      value: {writeText: async (text: string) => (kept.copiedText = text)},
    });
  });
  await edit(page);
  await editor(page).fill(showing('Shared Timber'));
  await demo(page).getByRole('button', {name: 'Share'}).click();
  await expect(demo(page).getByRole('button', {name: 'Link copied'})).toBeVisible();
  const link = await page.evaluate(() => (window as unknown as {copiedText: string}).copiedText);
  expect(link).toMatch(/\/x\/playground\/#code=/);

  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(link);
  const run = stranger.getByRole('button', {name: 'Run the code'});
  await expect(run).toBeVisible();
  await expect(stranger.locator('iframe')).toHaveCount(0);
  await run.click();
  await expect(cell(stranger, 'Shared Timber')).toBeVisible();
  await stranger.context().close();

  await page.goto(link);
  await expect(cell(page, 'Shared Timber')).toBeVisible();
});

for (const [name, host] of [
  ['Open in StackBlitz', 'https://stackblitz.com/'],
  ['Open in CodeSandbox', 'https://codesandbox.io/'],
] as const) {
  test(`${name} posts the edited code to a new tab`, async ({page}) => {
    const posts = await keepPosts(page);
    await edit(page);
    await editor(page).fill(showing('Sandbox Timber'));
    await tool(page, name).click();
    await expect.poll(async () => (await posts()).length).toBe(1);
    const [post] = await posts();
    expect(post).toMatch(new RegExp(`^${host}`));
    expect(post).toContain('\n_blank\n');
    if (host.includes('stackblitz')) {
      expect(post).toContain('Sandbox Timber');
      expect(post).toMatch(/"@mui\/x-data-grid": "8\./);
    }
  });
}

test('an adapter that no sandbox can place is told to the visitor', async ({page}) => {
  const posts = await keepPosts(page);
  await edit(page);
  await editor(page).fill(
    `import {AdapterSundial} from '@mui/x-date-pickers/AdapterSundial';\nexport default () => null;`,
  );
  await tool(page, 'Open in StackBlitz').click();
  await expect(
    demo(page).getByText("Can't determine required npm package for adapter AdapterSundial"),
  ).toBeVisible();
  expect(await posts()).toEqual([]);
});

test('edited code reaches nothing of the site', async ({page}) => {
  await edit(page);
  for (const [reach, refusal] of [
    ['window.parent.document.title', /cross-origin frame|SecurityError/],
    ['localStorage.length', /sandboxed|Access is denied/],
    ['document.cookie', /sandboxed|Access is denied/],
  ] as const) {
    await editor(page).fill(`export default () => <p>{String(${reach})}</p>;`);
    await expect(fault(page)).toContainText(refusal);
  }
});

test('the frame takes over the look of the page and is as high as its content', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await edit(page);
  await editor(page).fill('export default () => <p style={{height: 700}}>tall</p>;');
  await expect(result(page).getByText('tall')).toBeVisible();
  await expect(result(page).locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect
    .poll(async () => (await demo(page).locator('iframe').boundingBox())?.height)
    .toBeGreaterThanOrEqual(700);
  await page.emulateMedia({colorScheme: 'light'});
  await expect(result(page).locator('html')).toHaveAttribute('data-theme', 'light');
});
