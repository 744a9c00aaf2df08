import type {Browser} from '@playwright/test';
import {pause, visit} from '../support/browser';

const SLOW_DOWN = 4;

/** A button, and what shows that it has answered. */
export interface Press {
  name: string;
  button: string;
  answer: string;
}

/** What is pressed while the page loads. */
export const PRESSES: readonly Press[] = [
  {name: 'Search', button: 'button[aria-label="Search"]', answer: 'dialog[open] input'},
  {name: 'Settings', button: 'button[aria-label="Settings"]', answer: 'dialog[open] h2'},
  {
    name: 'Show code',
    button: '[data-demo] button[aria-expanded]:visible',
    answer: '[data-demo] button[aria-expanded="true"]',
  },
];

/** Milliseconds after the first paint of the button at which it is pressed. */
export const MOMENTS = [0, 150, 400, 800];

interface Watched {
  answered?: Promise<{pressed: number; answered: number; code: number}>;
}

/**
 * Presses a button while its page loads, with the processor slowed down four times.
 *
 * @returns milliseconds from when it was pressed and the entry's scripts were there to the painted answer;
 *   `null` when the press is lost
 */
export async function measureFirstClick(
  browser: Browser,
  address: string,
  {button, answer}: Press,
  moment: number,
): Promise<number | null> {
  const {context, page} = await visit(browser, SLOW_DOWN);
  await page.goto(address, {waitUntil: 'commit'});
  const target = page.locator(button).first();
  await target.waitFor();
  await pause(moment);
  await page.evaluate(
    (selector) => {
      (window as Watched).answered = new Promise((done) => {
        let pressed = 0;
        document.addEventListener('click', ({timeStamp}) => (pressed ||= timeStamp), true);
        const watch = () => {
          const found = document.querySelector(selector);
          if (!found || found.getClientRects().length === 0) {
            requestAnimationFrame(watch);
            return;
          }
          const scripts = performance
            .getEntriesByType('resource')
            .filter(({name}) => /assets\/js\/(main|runtime)[^/]*\.js$/.test(name))
            .map((entry) => entry.responseEnd);
          done({pressed, answered: performance.now(), code: Math.max(...scripts)});
        };
        watch();
      });
    },
    answer.replace(':visible', ''),
  );
  await target.click({noWaitAfter: true, timeout: 20_000});
  const result = await Promise.race([
    page.evaluate(() => (window as Watched).answered),
    pause(20_000).then(() => undefined),
  ]);
  await context.close();
  return result ? result.answered - Math.max(result.pressed, result.code) : null;
}
