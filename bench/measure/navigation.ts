import type {Browser, Page} from '@playwright/test';
import {pause, visit} from '../support/browser';

const SLOW_DOWN = 4;
const CLICKS_A_VISIT = 10;

/** Idle time before a click: a reader reads. */
const READING = 2000;

interface Watched {
  headingPainted?: Promise<number>;
}

/** Lets the page tell how long it takes from a click until another title is painted. */
async function watchHeading(page: Page): Promise<void> {
  await page.evaluate(() => {
    const before = document.querySelector('h1')?.textContent;
    (window as Watched).headingPainted = new Promise((done) => {
      let start = 0;
      document.addEventListener('click', (event) => (start = event.timeStamp), {
        capture: true,
        once: true,
      });
      const observer = new MutationObserver(() => {
        const title = document.querySelector('h1')?.textContent;
        if (start && title && title !== before) {
          observer.disconnect();
          // The first frame after it has been drawn when the second begins.
          requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now() - start)));
        }
      });
      observer.observe(document, {childList: true, subtree: true, characterData: true});
    });
  });
}

/**
 * Goes from page to page by links of the sidebar, with the processor slowed down four times.
 *
 * @param start address of the first page
 * @param paths where to click, in this order
 * @returns milliseconds from each click to the painted title
 */
export async function measureNavigation(
  browser: Browser,
  start: string,
  paths: readonly string[],
): Promise<number[]> {
  const times: number[] = [];
  for (let first = 0; first < paths.length; first += CLICKS_A_VISIT) {
    const {context, page} = await visit(browser, SLOW_DOWN);
    await page.goto(start, {waitUntil: 'load'});
    await pause(2 * READING);
    for (const path of paths.slice(first, first + CLICKS_A_VISIT)) {
      const link = page.locator(`aside a[href$="${path}"]`);
      await link.scrollIntoViewIfNeeded();
      await pause(READING);
      await watchHeading(page);
      await link.click();
      times.push(await page.evaluate(() => (window as Watched).headingPainted ?? NaN));
    }
    await context.close();
  }
  return times;
}
