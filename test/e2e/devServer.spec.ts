import {spawn, type ChildProcess} from 'node:child_process';
import {freePort} from '../../scripts/freePort';
import {expect, test} from './support/test';

/** Its own folder of generated files: that of the build is in use. */
const GENERATED = '.docusaurus/dev-server-test';

let server: ChildProcess;
let base: string;

test.describe.configure({mode: 'serial', timeout: 240_000});

test.beforeAll(async () => {
  const port = await freePort();
  base = `http://localhost:${port}/x/`;
  server = spawn(
    process.execPath,
    [
      'node_modules/@docusaurus/core/bin/docusaurus.mjs',
      'start',
      '--port',
      String(port),
      '--no-open',
    ],
    {
      env: {...process.env, DOCUSAURUS_GENERATED_FILES_DIR_NAME: GENERATED},
      stdio: 'ignore',
    },
  );
  await expect
    .poll(
      () =>
        fetch(base).then(
          ({ok}) => ok,
          () => false,
        ),
      {timeout: 200_000},
    )
    .toBe(true);
});

test.afterAll(() => {
  server.kill();
});

test('a page and its demos are compiled when they are visited', async ({page}) => {
  await page.goto(`${base}react-tree-view/quickstart/`);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible({timeout: 60_000});
  const demo = page.locator('[data-demo]').first();
  await demo.scrollIntoViewIfNeeded();
  await expect(demo).toHaveAttribute('data-demo-state', 'ready', {timeout: 60_000});
});

test('a link leads to a page that was not compiled yet', async ({page}) => {
  await page.goto(`${base}introduction/`);
  await page
    .locator('aside a[href$="/introduction/installation/"]')
    .first()
    .click({timeout: 60_000});
  await expect(page).toHaveTitle(/Installation/, {timeout: 60_000});
  await expect(page.locator('main pre').first()).toBeVisible();
});
