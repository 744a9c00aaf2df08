import type {Browser} from '@playwright/test';
import {pause, visit} from '../support/browser';

const AFTER_LOAD = 5000;

/**
 * Loads a page in an empty browser.
 *
 * @returns milliseconds that its main thread has worked, up to five seconds after the load event; the thread's own
 *   clock, so that other work of the machine does not count
 */
export async function measureCpu(browser: Browser, address: string): Promise<number> {
  const {context, page, cdp} = await visit(browser);
  await cdp.send('Performance.enable', {timeDomain: 'threadTicks'});
  await page.goto(address, {waitUntil: 'load'});
  await pause(AFTER_LOAD);
  const {metrics} = await cdp.send('Performance.getMetrics');
  await context.close();
  return 1000 * (metrics.find(({name}) => name === 'TaskDuration')?.value ?? NaN);
}
