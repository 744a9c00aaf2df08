/**
 * Playwright's `test`, which also fails a test when a page that it opened, in whatever context, broke
 * the Content-Security-Policy that the server sent with it. Every browser test imports it from here.
 */
import {test as base, type BrowserContext} from '@playwright/test';

export {expect} from '@playwright/test';
export type {BrowserContext, FrameLocator, Locator, Page} from '@playwright/test';

const violations: string[] = [];

function watch(context: BrowserContext): BrowserContext {
  context.on('console', (message) => {
    if (/Content[- ]Security[- ]Policy/i.test(message.text())) {
      violations.push(`${message.page()?.url()}: ${message.text()}`);
    }
  });
  return context;
}

export const test = base.extend<{policyIsKept: void}>({
  browser: [
    async ({browser}, use) => {
      const {newContext} = browser;
      browser.newContext = async (...options) => watch(await newContext.apply(browser, options));
      await use(browser);
      browser.newContext = newContext;
    },
    {scope: 'worker'},
  ],
  policyIsKept: [
    async ({browserName: _}, use) => {
      violations.length = 0;
      await use();
      base.expect(violations, 'what the Content-Security-Policy has blocked').toEqual([]);
    },
    {auto: true},
  ],
});
