import {
  chromium,
  type Browser,
  type BrowserContext,
  type CDPSession,
  type Page,
} from '@playwright/test';
import {BROWSER_ARGS, findBrowser} from '../../scripts/findBrowser';

/** Starts the browser that the tests use. */
export const launch = (): Promise<Browser> =>
  chromium.launch({executablePath: findBrowser(), args: BROWSER_ARGS});

/** An empty browser with one page. */
export interface Visit {
  context: BrowserContext;
  page: Page;
  cdp: CDPSession;
}

/** Opens an empty browser; service workers are left out, so that nothing but the page is measured. */
export async function visit(browser: Browser, slowDown = 1): Promise<Visit> {
  const context = await browser.newContext({
    viewport: {width: 1280, height: 800},
    serviceWorkers: 'block',
  });
  // Functions that run in the page are compiled with this helper of the compiler.
  await context.addInitScript('globalThis.__name = (value) => value');
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  if (slowDown > 1) {
    await cdp.send('Emulation.setCPUThrottlingRate', {rate: slowDown});
  }
  return {context, page, cdp};
}

/** Waits, in milliseconds. */
export const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
