import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {gzipSync} from 'node:zlib';
import {readSite} from '../../plugins/serving/readSite';
import {headersFor} from '../../plugins/serving/siteHeaders';
import {expect, test} from './support/test';
import {axeFaults} from './support/axe';
import type {Page} from '@playwright/test';
import {startAnalyticsEndpoint} from '../servers/analyticsEndpoint';
import type {AnalyticsEndpoint} from '../servers/analyticsEndpoint';
import {buildSite, PORTS} from '../servers/buildSite';
import {startSite} from '../servers/siteServer';
import type {RunningServer} from '../servers/startServer';
import {fixRandom, layoutShift, watchLayoutShift} from './support/pageProbes';

// The endpoint has a fixed port, which two workers cannot share.
test.describe.configure({mode: 'default'});

/** Products of the ten pages, in the order of the visit; the fifth page is of none. */
const PRODUCTS = ['x-data-grid', 'x-date-pickers', 'x-charts', 'x-tree-view', ''];

const FIRST = '/x/react-data-grid/page-1/';

let site: RunningServer;
let endpoint: AnalyticsEndpoint;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await startSite(await buildSite('analytics'));
  endpoint = await startAnalyticsEndpoint(PORTS.analytics);
});

test.afterAll(() => Promise.all([site, endpoint].map((server) => server?.close())));

test.beforeEach(async ({page}) => {
  endpoint.events.length = 0;
  endpoint.requests.length = 0;
  await watchLayoutShift(page);
});

const banner = (page: Page) => page.getByRole('region', {name: 'Analytics'});
const named = (name: string) => endpoint.events.filter((event) => event.name === name);
const titles = () => named('page_view').map(({params}) => params.page_title);

/** What the site has kept in the browser by itself. */
function keptKeys(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) =>
      key.startsWith('x-docs.analytics'),
    ),
  );
}

/** Opens the first page as a visitor who has agreed before. */
async function openAgreed(page: Page) {
  await page.addInitScript(() => localStorage.setItem('x-docs.analytics-consent', 'granted'));
  await page.goto(site.url + FIRST);
  await expect.poll(() => titles().length).toBe(1);
}

/** Gives everything on its way the time to arrive: the beacon transport waits 300 ms at most. */
const settle = (page: Page) => page.waitForTimeout(1000);

test('before consent nothing is sent, stored or loaded, and the banner moves nothing', async ({
  page,
  context,
}) => {
  await page.goto(site.url + FIRST);
  await expect(banner(page)).toBeVisible();
  expect(await layoutShift(page)).toBe(0);
  await page.getByRole('link', {name: 'Walk on'}).click();
  await expect(page).toHaveTitle(/Page 2/);
  await settle(page);
  expect(endpoint.requests).toEqual([]);
  expect(await keptKeys(page)).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => 'dataLayer' in window || 'ownEvents' in window)).toBe(false);
});

test('leaving before consent sends nothing', async ({page}) => {
  await page.goto(site.url + FIRST);
  await expect(banner(page)).toBeVisible();
  await page.goto('about:blank');
  await page.waitForTimeout(500);
  expect(endpoint.requests).toEqual([]);
});

test('a visit of ten pages sends exactly the expected events', async ({page}) => {
  await page.goto(site.url + FIRST);
  await banner(page).getByRole('button', {name: 'Allow'}).click();
  await expect(banner(page)).toHaveCount(0);

  const expected: unknown[] = [];
  for (let number = 1; number <= 10; number += 1) {
    await expect(page).toHaveTitle(new RegExp(`^Page ${number} `));
    expected.push({
      page_title: expect.stringMatching(new RegExp(`^Page ${number} \\| MUI X`)),
      page_location: page.url(),
      productId: PRODUCTS[(number - 1) % PRODUCTS.length],
      productCategoryId: 'x',
    });
    await page.waitForTimeout(100);
    if (number < 10) {
      await page.getByRole('link', {name: 'Walk on'}).click();
    }
  }
  await expect.poll(() => titles().length).toBe(10);
  await settle(page);

  expect(endpoint.events.map(({name}) => name).sort()).toEqual([
    ...Array.from({length: 10}, () => 'page_view'),
    'user_properties',
  ]);
  expect(named('page_view').map(({params}) => params)).toEqual(expected);
  expect(named('user_properties')[0]?.params).toEqual({
    codeVariant: 'TS',
    codeStylingVariant: 'system',
    userLanguage: 'en',
    devicePixelRatio: 1,
    colorScheme: 'system',
    colorSchemeOS: 'light',
  });
  expect(endpoint.events.every(({time}) => Math.abs(Date.now() - time) < 60_000)).toBe(true);
});

test('all transports get the same events; gtag sends no page view of its own', async ({page}) => {
  await openAgreed(page);
  await expect.poll(() => page.evaluate(() => 'tagLoaded' in window)).toBe(true);
  const layer = await page.evaluate(() =>
    (window as unknown as {dataLayer: ArrayLike<unknown>[]}).dataLayer.map((entry) =>
      Array.from(entry),
    ),
  );
  expect(layer.map(([command]) => command)).toEqual(['js', 'config', 'set', 'event']);
  expect(layer[1]).toEqual(['config', 'G-TEST', {send_page_view: false}]);
  expect(layer[2]?.[1]).toBe('user_properties');
  expect(layer[3]).toEqual(['event', 'page_view', named('page_view')[0]?.params]);
  expect(endpoint.requests.filter((request) => request.startsWith('GET'))).toEqual([
    'GET /gtag.js?id=G-TEST',
  ]);
  const own = await page.evaluate(() => (window as unknown as {ownEvents: string[]}).ownEvents);
  expect(own).toEqual(['page_view']);
});

test('who declines is not asked again and not counted', async ({page}) => {
  await page.goto(site.url + FIRST);
  await banner(page).getByRole('button', {name: 'Decline'}).click();
  await expect(banner(page)).toHaveCount(0);
  await page.getByRole('link', {name: 'Walk on'}).click();
  await expect(page).toHaveTitle(/Page 2/);
  await page.reload();
  await settle(page);
  await expect(banner(page)).toHaveCount(0);
  expect(endpoint.requests).toEqual([]);
});

test('who has agreed can change their mind', async ({page}) => {
  await openAgreed(page);
  await page.getByRole('button', {name: 'Change analytics choice'}).click();
  await banner(page).getByRole('button', {name: 'Decline'}).click();
  const before = endpoint.events.length;
  await page.getByRole('link', {name: 'Walk on'}).click();
  await expect(page).toHaveTitle(/Page 2/);
  await settle(page);
  expect(endpoint.events).toHaveLength(before);
  expect(await page.evaluate(() => localStorage.getItem('x-docs.analytics-consent'))).toBe(
    'denied',
  );
});

for (const [signal, property, value] of [
  ['Do Not Track', 'doNotTrack', '1'],
  ['Global Privacy Control', 'globalPrivacyControl', true],
] as const) {
  test(`${signal} is honored, even after consent`, async ({page}) => {
    await page.addInitScript(
      ([name, given]) => {
        Object.defineProperty(Navigator.prototype, name, {get: () => given});
        localStorage.setItem('x-docs.analytics-consent', 'granted');
      },
      [property, value] as const,
    );
    await page.goto(site.url + FIRST);
    await settle(page);
    await expect(banner(page)).toHaveCount(0);
    await page.getByRole('link', {name: 'Walk on'}).click();
    await expect(page).toHaveTitle(/Page 2/);
    await settle(page);
    expect(endpoint.requests).toEqual([]);
    // There is nothing to change, so nothing is offered.
    await expect(page.getByText('Change analytics choice')).toBeHidden();
  });
}

/** Code of a built site, all of it or the part that every page loads. */
function codeOf(folder: string, part: 'all' | 'entry'): string {
  const scripts = join(folder, 'assets/js');
  return readdirSync(scripts)
    .filter((name) => name.endsWith('.js'))
    .filter((name) => part === 'all' || /^(main|runtime~main)\./.test(name))
    .map((name) => readFileSync(join(scripts, name), 'utf8'))
    .join('');
}

test('the entry grows by 2 kB at most when analytics is on, by nothing when it is off', async () => {
  test.setTimeout(180_000);
  const [on, off] = [await buildSite('analytics'), await buildSite('neither')];
  const growth = gzipSync(codeOf(on, 'entry')).length - gzipSync(codeOf(off, 'entry')).length;
  test.info().annotations.push({type: 'growth', description: `${growth} bytes`});
  expect(growth).toBeGreaterThan(0);
  expect(growth).toBeLessThanOrEqual(2048);
  const without = codeOf(off, 'all');
  const SIGNS = [
    'x-docs.analytics',
    'May this site record',
    'data-analytics-consent',
    'data-ad-state',
  ];
  for (const sign of SIGNS) {
    expect(without).not.toContain(sign);
  }
  for (const sign of SIGNS.slice(0, 3)) {
    expect(codeOf(on, 'all')).toContain(sign);
  }
});

test('its hosts are in the policy of pages, and only when it is on', async () => {
  test.setTimeout(180_000);
  const policyOf = async (name: 'analytics' | 'neither') => {
    const {rules} = await readSite(await buildSite(name));
    return headersFor(rules, FIRST)['Content-Security-Policy']!;
  };
  const on = await policyOf('analytics');
  for (const directive of ['script-src', 'connect-src']) {
    expect(new RegExp(`${directive} [^;]*`).exec(on)![0]).toContain(
      `http://localhost:${PORTS.analytics}`,
    );
  }
  expect(await policyOf('neither')).not.toMatch(/localhost|google/);
});

test('a move within the page is no page view', async ({page}) => {
  await openAgreed(page);
  await page.getByRole('link', {name: 'To the section'}).click();
  await expect(page).toHaveURL(/#section$/);
  await settle(page);
  expect(titles()).toHaveLength(1);
});

test('clicks are read from the attributes, with their split', async ({page}) => {
  await openAgreed(page);
  await page.getByRole('button', {name: 'Tracked', exact: true}).click();
  await page.getByRole('button', {name: 'Never tracked'}).click();
  await expect
    .poll(() => named('demo').map(({params}) => params))
    .toEqual([{eventAction: 'copy', eventLabel: 'Sort'}]);
  await settle(page);
  expect(named('demo')).toHaveLength(1);
});

test('copying code is sent, once for each copy', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAgreed(page);
  await page.getByRole('link', {name: 'Walk on'}).click();
  await page.getByRole('button', {name: 'Copy', exact: true}).click();
  await expect(page.getByRole('button', {name: 'Copied', exact: true})).toBeVisible();
  await expect
    .poll(() => named('code').map(({params}) => params))
    .toEqual([{eventAction: 'copy', eventLabel: null}]);
  await settle(page);
  expect(named('code')).toHaveLength(1);
});

test('what other plugins report is sent', async ({page}) => {
  await openAgreed(page);
  await page.evaluate(() =>
    document.dispatchEvent(
      new CustomEvent('x:analytics', {
        detail: {name: 'search_no_results', params: {search_term: 'gantt'}},
      }),
    ),
  );
  await expect
    .poll(() => named('search_no_results').map(({params}) => params))
    .toEqual([{search_term: 'gantt'}]);
});

test('a user property is sent again when it changes, alone', async ({page}) => {
  await openAgreed(page);
  await page.evaluate(() => {
    document.documentElement.setAttribute('data-code-language', 'js');
  });
  await expect.poll(() => named('user_properties').at(-1)?.params).toEqual({codeVariant: 'JS'});

  const client = await page.context().newCDPSession(page);
  for (const deviceScaleFactor of [2, 3]) {
    await client.send('Emulation.setDeviceMetricsOverride', {
      // Headless Chromium looks at its media queries again only when the size changes.
      width: 1280 - deviceScaleFactor,
      height: 800,
      deviceScaleFactor,
      mobile: false,
    });
    await expect
      .poll(() => named('user_properties').at(-1)?.params)
      .toEqual({devicePixelRatio: deviceScaleFactor});
  }
  await page.emulateMedia({colorScheme: 'dark'});
  await expect.poll(() => named('user_properties').at(-1)?.params).toEqual({colorSchemeOS: 'dark'});
});

test('what waits is sent when the page is left', async ({page}) => {
  await openAgreed(page);
  await page.getByRole('button', {name: 'Tracked', exact: true}).click();
  await page.goto('about:blank');
  await expect.poll(() => named('demo').length).toBe(1);
});

test('without a network events wait for the next visit', async ({page, context}) => {
  await openAgreed(page);
  await context.setOffline(true);
  await page.getByRole('button', {name: 'Tracked', exact: true}).click();
  await expect.poll(() => keptKeys(page)).toContain('x-docs.analytics-waiting');
  // The page is closed before the network is back, so that only a later visit can send them.
  await page.close();
  await context.setOffline(false);
  expect(named('demo')).toEqual([]);
  const later = await context.newPage();
  await later.goto(`${site.url}/x/introduction/no-ad/`);
  await expect.poll(() => named('demo').length).toBe(1);
  expect(await keptKeys(later)).not.toContain('x-docs.analytics-waiting');
});

test('web-vitals are reported for a session that was drawn, with id, name, value and delta', async ({
  page,
}) => {
  await fixRandom(page, 0.00009);
  await openAgreed(page);
  await page.getByRole('button', {name: 'Tracked', exact: true}).click();
  await page.goto('about:blank');
  await expect.poll(() => named('LCP').length).toBe(1);
  expect(named('LCP')[0]?.params).toEqual({
    metric_id: expect.stringMatching(/^v\d/),
    metric_name: 'LCP',
    metric_value: expect.any(Number),
    metric_delta: expect.any(Number),
    value: expect.any(Number),
  });
  expect(named('TTFB')).toHaveLength(1);
  expect(named('FCP')).toHaveLength(1);
});

test('web-vitals are not reported for other sessions', async ({page}) => {
  await fixRandom(page, 0.0001);
  await openAgreed(page);
  await page.goto('about:blank');
  await page.waitForTimeout(500);
  expect(new Set(endpoint.events.map(({name}) => name))).toEqual(
    new Set(['user_properties', 'page_view']),
  );
});

test('a blocker that removes the transports breaks nothing', async ({page}) => {
  const faults: string[] = [];
  page.on('pageerror', ({message}) => faults.push(message));
  await page.addInitScript(() => {
    localStorage.setItem('x-docs.analytics-consent', 'granted');
    Object.defineProperty(Navigator.prototype, 'sendBeacon', {value: undefined});
  });
  await page.route(
    (url) => url.port === String(PORTS.analytics),
    (route) => route.abort('blockedbyclient'),
  );
  await page.goto(site.url + FIRST);
  for (const number of [2, 3]) {
    await page.getByRole('link', {name: 'Walk on'}).click();
    await expect(page).toHaveTitle(new RegExp(`^Page ${number} `));
    await settle(page);
  }
  expect(faults).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the banner is accessible in ${colorScheme} mode and on a phone`, async ({page}) => {
    await page.setViewportSize({width: 320, height: 640});
    await page.emulateMedia({colorScheme});
    await page.goto(site.url + FIRST);
    await expect(banner(page)).toBeInViewport({ratio: 1});
    expect(await axeFaults(page, {include: 'section[aria-label="Analytics"]'})).toEqual([]);
    await banner(page).getByRole('button', {name: 'Decline'}).focus();
    await page.keyboard.press('Tab');
    await expect(banner(page).getByRole('button', {name: 'Allow'})).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(banner(page)).toHaveCount(0);
  });
}
