import type {Page} from '@playwright/test';

/** Adds up every layout shift of the pages that are opened from now on. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sum = {value: 0};
    Object.assign(window, {layoutShiftSum: sum});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        sum.value += (entry as PerformanceEntry & {value: number}).value;
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
}

/** The sum of all layout shifts of the page that is open. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () => (window as unknown as {layoutShiftSum: {value: number}}).layoutShiftSum.value,
  );
}

/** Makes every random draw of the pages that are opened from now on the same. */
export async function fixRandom(page: Page, draw: number): Promise<void> {
  await page.addInitScript((value) => {
    Math.random = () => value;
  }, draw);
}
