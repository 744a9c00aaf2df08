import {expect, type Page} from '@playwright/test';

/** What went wrong on a page since the watch began. */
export interface Watch {
  readonly faults: string[];
}

/** Texts of the console that are known and harmless, each with its reason. */
const ALLOWED: ReadonlyArray<{text: RegExp; reason: string}> = [
  {
    text: /MUI X: Missing license key/,
    reason: 'Paid components say so themselves when the site is built without a key.',
  },
];

/** Collects console errors, uncaught errors and failed requests from now on. */
export function watchPage(page: Page): Watch {
  const faults: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && !ALLOWED.some((known) => known.text.test(text))) {
      faults.push(`console: ${text}`);
    }
  });
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) {
      faults.push(`${response.status()}: ${response.url()}`);
    }
  });
  page.on('requestfailed', (request) => {
    const cancelled = request.failure()?.errorText === 'net::ERR_ABORTED';
    if (!cancelled) {
      faults.push(`failed: ${request.url()} ${request.failure()?.errorText}`);
    }
  });
  return {faults};
}

/** Waits until React has taken over the page. */
export async function hydrated(page: Page): Promise<void> {
  // The largest pages of the reference take a slow machine longer than anything else that is waited for.
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true', {
    timeout: 30_000,
  });
}

/** Starts adding up layout shifts without a preceding input; call before `goto`. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const total = window as unknown as {layoutShift: number};
    total.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as unknown as {value: number; hadRecentInput: boolean};
        total.layoutShift += shift.hadRecentInput ? 0 : shift.value;
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
}

/** Sum of the layout shifts since the page was opened. */
export async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as {layoutShift: number}).layoutShift);
}

/** Brings every demo of the page to the viewport, one by one, until each is ready. */
export async function mountDemos(page: Page): Promise<number> {
  const demos = page.locator('[data-demo]');
  const count = await demos.count();
  for (let i = 0; i < count; i += 1) {
    await demos.nth(i).scrollIntoViewIfNeeded();
    await expect(demos.nth(i)).toHaveAttribute('data-demo-state', 'ready', {timeout: 20_000});
  }
  return count;
}

/** Waits until components have taken over a new mode: some read it in scripts, a render later. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        setTimeout(() => requestIdleCallback(() => requestAnimationFrame(() => done())), 1000);
      }),
  );
}
