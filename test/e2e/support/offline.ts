import type {Browser} from '@playwright/test';
import {BROWSER_ARGS, findBrowser} from '../../../scripts/findBrowser';
import {startDeployServer, type DeployServer} from '../../servers/deployServer';
import {expect, test as base, type BrowserContext, type Page} from './test';

/** The production host, which the tests' browser finds at their own server. */
export const HOST = 'docs.test';

/** Base of the site on that host. */
export const SITE = `http://${HOST}/x/`;

interface Fixtures {
  /** The server, back to the first build and without faults before each test. */
  site: DeployServer;
  context: BrowserContext;
}

interface WorkerFixtures {
  server: DeployServer;
  production: Browser;
}

/** Tests on the production host, each with a browser that knows nothing yet. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    async ({}, provide) => {
      const server = await startDeployServer('build', HOST);
      await provide(server);
      await server.close();
    },
    {scope: 'worker'},
  ],
  production: [
    async ({playwright, server}, provide) => {
      const browser = await playwright.chromium.launch({
        executablePath: findBrowser(),
        args: [
          ...BROWSER_ARGS,
          `--host-resolver-rules=MAP * 127.0.0.1:${server.port}`,
          `--unsafely-treat-insecure-origin-as-secure=http://${HOST},http://elsewhere.test`,
        ],
      });
      await provide(browser);
      await browser.close();
    },
    {scope: 'worker'},
  ],
  site: [
    async ({server}, provide) => {
      server.deploy(1);
      server.fault = undefined;
      server.requests.length = 0;
      server.pageAge = 600;
      await provide(server);
    },
    {auto: true},
  ],
  context: async ({production}, provide) => {
    const context = await production.newContext({baseURL: SITE});
    await provide(context);
    await context.close();
  },
  page: async ({context}, provide) => {
    await provide(await context.newPage());
  },
});

/** Waits until a worker answers for the page. */
export async function controlled(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Opens a page of the site, and waits until a worker answers for it and it is stored. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(SITE + path);
  await controlled(page);
  await stored(page, path);
}

/** Waits until a page is among those visited. */
export async function stored(page: Page, path: string): Promise<void> {
  await isInCache(page, SITE + path, 'x-offline:pages');
}

/** Waits until an address is in a cache; a page that reloads meanwhile is asked again. */
export async function isInCache(page: Page, url: string, cacheName?: string): Promise<void> {
  const isThere = () =>
    page
      .evaluate(async ([asked, name]) => Boolean(await caches.match(asked, {cacheName: name})), [
        url,
        cacheName,
      ] as const)
      .catch(() => false);
  await expect.poll(isThere).toBe(true);
}

/**
 * Waits until the code of all demos of a page is stored.
 *
 * @param version folder of an older version, such as `v7/`
 */
export async function demosStored(page: Page, version: string, path: string): Promise<void> {
  const missing = () =>
    page.evaluate(
      async ([base, name]) => {
        const response = await fetch(`${base}offline/pages.json`);
        const {files, pages} = (await response.json()) as {
          files: string[];
          pages: Record<string, number[]>;
        };
        const found = await Promise.all(
          (pages[name] ?? []).map((place) => caches.match(`${base}${files[place]}`)),
        );
        return found.length > 0 ? found.filter((entry) => !entry).length : -1;
      },
      [SITE + version, path] as const,
    );
  await expect.poll(missing, {timeout: 20_000}).toBe(0);
}

/** Waits until the worker of a version is installed. */
export async function installed(page: Page, version: number): Promise<void> {
  const part = `:shell:000${version}`;
  const isThere = () =>
    cacheNames(page).then(
      (names) => names.some((name) => name.includes(part)),
      () => false,
    );
  await expect.poll(isThere).toBe(true);
}

/** Number of the build that the page on display is of. */
export function shownBuild(page: Page): Promise<number> {
  return page.evaluate(() =>
    Number(document.querySelector<HTMLMetaElement>('meta[name="test-build"]')?.content ?? 1),
  );
}

/** Looks for a new worker, as the browser does now and then, and waits until the one found is at work. */
export async function update(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });
}

/** Names of this site's caches. */
export function cacheNames(page: Page): Promise<string[]> {
  return page.evaluate(() => caches.keys().then((names) => names.sort()));
}

/** Takes the server off the network: every connection is cut. */
export function cut(site: DeployServer): void {
  site.fault = () => 'drop';
}

/** The mark on a page that is a stored copy. */
export const mark = (page: Page) => page.locator('[data-offline-mark]');
