import type {Page} from '@playwright/test';
import {axeFaults} from './support/axe';
import {expect, test} from './support/test';
import {hydrated, layoutShift, recordShifts, watchPage} from './support/watchPage';

const GUIDE = 'introduction/installation/';

interface Tracked {
  name: string;
  params: Record<string, unknown>;
}

/** Notes what the page reports, as the analytics plugin would hear it. */
async function watchTracking(page: Page) {
  await page.addInitScript(() => {
    const heard = ((window as unknown as {heard: unknown[]}).heard = [] as unknown[]);
    document.addEventListener('x:analytics', (event) => heard.push((event as CustomEvent).detail));
  });
  return async () =>
    (await page.evaluate(() => (window as unknown as {heard: Tracked[]}).heard)).filter(
      ({name}) => name === 'feedback',
    );
}

const question = (page: Page) => page.getByRole('region', {name: 'Was this page helpful?'});
const answer = (page: Page, name: 'Yes' | 'No') => question(page).getByRole('button', {name});

test('an answer by keyboard is thanked for, reported once and moves nothing', async ({page}) => {
  const heard = await watchTracking(page);
  await recordShifts(page);
  const watch = watchPage(page);
  await page.goto(GUIDE);
  await hydrated(page);
  await answer(page, 'Yes').focus();
  const before = await page.evaluate(() => document.body.scrollHeight);
  await page.keyboard.press('Enter');
  await expect(answer(page, 'Yes')).toHaveAttribute('aria-pressed', 'true');
  await expect(question(page).getByRole('status')).toHaveText('Thank you. Your answer is noted.');
  expect(await page.evaluate(() => document.body.scrollHeight)).toBe(before);
  expect(await layoutShift(page)).toBe(0);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(answer(page, 'No')).toHaveAttribute('aria-pressed', 'true');
  await expect(answer(page, 'Yes')).toHaveAttribute('aria-pressed', 'false');
  const path = `/x/${GUIDE}`;
  expect(await heard()).toEqual(
    ['yes', 'no'].map((eventAction) => ({
      name: 'feedback',
      params: {
        eventAction,
        eventLabel: path,
        section: expect.any(String),
        version: 'v8.0.0-beta.0',
      },
    })),
  );
  expect(watch.faults).toEqual([]);
});

test('an answer is remembered for the visit, without thanking again', async ({page}) => {
  await page.goto(GUIDE);
  await hydrated(page);
  await answer(page, 'No').click();
  await page.goto('introduction/');
  await hydrated(page);
  await expect(answer(page, 'No')).toHaveAttribute('aria-pressed', 'false');
  await page.goto(GUIDE);
  await expect(answer(page, 'No')).toHaveAttribute('aria-pressed', 'true');
  await expect(question(page).getByRole('status')).toHaveText('');
});

test('more can be told in an issue with page, section and version', async ({page, context}) => {
  await context.route('https://github.com/**', (route) => route.fulfill({body: 'form'}));
  await page.goto(GUIDE);
  await hydrated(page);
  const [form] = await Promise.all([
    page.waitForEvent('popup'),
    question(page).getByRole('link', {name: 'Tell us more'}).click(),
  ]);
  const url = new URL(form.url());
  expect(url.origin + url.pathname).toBe('https://github.com/mui/mui-x/issues/new');
  expect(url.searchParams.get('title')).toBe('[docs] Installation: ');
  const last = page.locator('article :is(h2, h3)[id]').last();
  const body = url.searchParams.get('body') ?? '';
  expect(body).toContain(`https://mui.com/x/${GUIDE}#`);
  expect(body).toContain('- Version: v8.0.0-beta.0');
  const section = /- Section: (.*)/.exec(body)?.[1] ?? '';
  expect(section).not.toBe('');
  expect(await page.locator('article :is(h2, h3)').allInnerTexts()).toEqual(
    expect.arrayContaining([expect.stringContaining(section)]),
  );
  expect(await last.count()).toBe(1);
});

test('without JavaScript the link still leads to an issue about the page', async ({browser}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(GUIDE);
  const link = question(page).getByRole('link', {name: 'Tell us more'});
  const href = new URL((await link.getAttribute('href')) ?? '');
  expect(href.searchParams.get('body')).toContain(`https://mui.com/x/${GUIDE}\n`);
  await expect(answer(page, 'Yes')).toBeHidden();
  await context.close();
});

test('a blocked storage costs the memory and nothing else', async ({page}) => {
  const watch = watchPage(page);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto(GUIDE);
  await hydrated(page);
  await answer(page, 'Yes').click();
  await expect(answer(page, 'Yes')).toHaveAttribute('aria-pressed', 'true');
  expect(watch.faults).toEqual([]);
});

test('a guide says where it is edited and when it changed', async ({page}) => {
  await page.goto(GUIDE);
  const file = 'docs/introduction/installation/installation.mdx';
  await expect(page.getByRole('link', {name: 'Edit this page'})).toHaveAttribute(
    'href',
    `https://github.com/mui/mui-x/edit/master/${file}`,
  );
  const time = page.locator('article footer time');
  if (await time.count()) {
    expect(Date.parse((await time.getAttribute('datetime')) ?? '')).not.toBeNaN();
    await expect(time).toHaveText(/^[A-Z][a-z]{2} \d{1,2}, 20\d\d$/);
  }
});

test('the end of a page is free of accessibility faults in both modes', async ({page}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme});
    await page.goto(GUIDE);
    await hydrated(page);
    await answer(page, 'Yes').click();
    expect(await axeFaults(page)).toEqual([]);
  }
});
