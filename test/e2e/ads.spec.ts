import {expect, test} from './support/test';
import {axeFaults} from './support/axe';
import type {Browser, Page} from '@playwright/test';
import {startAdNetwork} from '../servers/adNetwork';
import type {AdNetwork, NetworkMode} from '../servers/adNetwork';
import {startAnalyticsEndpoint} from '../servers/analyticsEndpoint';
import type {AnalyticsEndpoint} from '../servers/analyticsEndpoint';
import {buildSite, PORTS} from '../servers/buildSite';
import type {TestSite} from '../servers/buildSite';
import {startSite} from '../servers/siteServer';
import type {RunningServer} from '../servers/startServer';
import {layoutShift, fixRandom, watchLayoutShift} from './support/pageProbes';

// The servers have fixed ports, which two workers cannot share.
test.describe.configure({mode: 'default'});

/** Number of in-house ads in the site's configuration. */
const IN_HOUSE_ADS = 6;

const FIRST = '/x/react-data-grid/page-1/';
const block = (page: Page) => page.locator('[data-ad]');

let site: RunningServer;
let network: AdNetwork;
let endpoint: AnalyticsEndpoint;

function setUp(name: TestSite, port: number) {
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    site = await startSite(await buildSite(name));
    network = await startAdNetwork(port);
    endpoint = await startAnalyticsEndpoint(PORTS.adEvents);
  });

  test.afterAll(() => Promise.all([site, network, endpoint].map((server) => server?.close())));

  test.beforeEach(async ({page}) => {
    network.mode = 'normal';
    network.requests.length = 0;
    network.aborted.length = 0;
    endpoint.events.length = 0;
    await watchLayoutShift(page);
  });
}

/** Opens the first page and waits for the state of its ad. */
async function open(page: Page, mode: NetworkMode, state: string) {
  network.mode = mode;
  await page.goto(site.url + FIRST);
  await expect(block(page)).toHaveAttribute('data-ad-state', state, {timeout: 15_000});
}

/** Opens a page with another user agent or without scripts. */
async function openWith(browser: Browser, options: Parameters<Browser['newPage']>[0]) {
  const page = await browser.newPage(options);
  await page.goto(site.url + FIRST);
  return page;
}

const asked = (path: string) => network.requests.filter((request) => request.startsWith(path));
const adEvents = () => endpoint.events.filter(({name}) => name === 'ad');

test.describe('a network with a script', () => {
  setUp('ads-script', PORTS.adNetwork);

  test('is in the policy of pages', async ({request}) => {
    const policy = (await request.get(site.url + FIRST)).headers()['content-security-policy']!;
    for (const directive of ['script-src', 'connect-src', 'img-src']) {
      expect(new RegExp(`${directive} [^;]*`).exec(policy)![0]).toContain(
        `http://localhost:${PORTS.adNetwork}`,
      );
    }
  });

  for (const [width, height] of [
    [375, 142],
    [599, 142],
    [600, 126],
    [1280, 126],
  ] as const) {
    test(`reserves ${height} px in the HTML at a width of ${width}`, async ({browser}) => {
      const viewport = {width, height: 800};
      const page = await openWith(browser, {javaScriptEnabled: false, viewport});
      await expect(block(page)).toHaveCSS('height', `${height}px`);
      await expect(block(page)).toHaveCSS('margin-top', '24px');
      await expect(block(page)).toHaveCSS('margin-bottom', '24px');
      await page.close();
    });
  }

  test('a page with ads: false reserves nothing and asks for nothing', async ({page}) => {
    await page.goto(`${site.url}/x/introduction/no-ad/`);
    await page.waitForFunction(() => document.readyState === 'complete');
    await page.waitForTimeout(1500);
    await expect(block(page)).toHaveCount(0);
    expect(network.requests).toEqual([]);
  });

  test('shows the ad of the network, moves nothing and reports one display', async ({page}) => {
    await open(page, 'normal', 'network');
    await expect(page.locator('#carbonads')).toBeVisible();
    await expect(block(page)).toHaveAttribute('data-ad-label', 'network-body-top');
    await expect(block(page)).toHaveCSS('height', '126px');
    await expect.poll(() => adEvents().length).toBe(1);
    expect(adEvents()[0]?.params).toEqual({
      eventAction: 'display',
      eventLabel: 'network-body-top',
    });
    await page.waitForTimeout(3000);
    expect(adEvents()).toHaveLength(1);
    expect(asked('/script.js')).toEqual(['/script.js?serve=zone&placement=docs']);
    expect(await layoutShift(page)).toBe(0);
  });

  test('asks for the script only after the page has loaded and is interactive', async ({page}) => {
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.documentElement.dataset.hasHydrated === 'true') {
          performance.mark('interactive');
        }
      }).observe(document, {attributeFilter: ['data-has-hydrated'], subtree: true});
    });
    await open(page, 'normal', 'network');
    const times = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation');
      const script = performance
        .getEntriesByType('resource')
        .find(({name}) => name.includes('/script.js'));
      return {
        load: (navigation as PerformanceNavigationTiming).loadEventEnd,
        interactive: performance.getEntriesByName('interactive')[0]?.startTime ?? Infinity,
        script: script?.startTime ?? 0,
      };
    });
    expect(times.script).toBeGreaterThan(times.load);
    expect(times.script).toBeGreaterThan(times.interactive);
  });

  test('reports a click on the ad of the network', async ({page, context}) => {
    await context.route('**/click', (route) => route.fulfill({status: 204}));
    await open(page, 'normal', 'network');
    await page.locator('.carbon-text').click();
    await expect
      .poll(() => adEvents().map(({params}) => params))
      .toContainEqual({
        eventAction: 'click',
        eventLabel: 'network-body-top',
      });
  });

  test('loads the script once per page view and takes it away on leaving', async ({page}) => {
    await open(page, 'normal', 'network');
    await page.getByRole('link', {name: 'Walk on'}).click();
    await expect(page).toHaveTitle(/Page 2/);
    await expect(block(page)).toHaveAttribute('data-ad-state', 'network');
    await expect(page.locator('#_carbonads_js')).toHaveCount(1);
    await expect(page.locator('#carbonads')).toHaveCount(1);
    expect(asked('/script.js')).toHaveLength(2);
    await page.goBack();
    await expect(block(page)).toHaveAttribute('data-ad-state', 'network');
    await page.getByRole('link', {name: 'Without an ad', exact: true}).click();
    await expect(page).toHaveTitle(/without an ad/);
    await expect(page.locator('#_carbonads_js')).toHaveCount(0);
    await expect(page.locator('#carbonads')).toHaveCount(0);
  });

  test('a network that comes late hides the fallback and moves nothing', async ({page}) => {
    await fixRandom(page, 0.5);
    await open(page, 'slow', 'in-house');
    await expect(block(page).getByRole('link')).toBeVisible();
    await expect(block(page)).toHaveAttribute('data-ad-state', 'network', {timeout: 10_000});
    await expect(page.locator('#carbonads')).toBeVisible();
    await expect(block(page).locator('a[rel]')).toHaveCount(0);
    expect(await layoutShift(page)).toBe(0);
  });

  for (const mode of ['empty', 'malformed', 'error', 'hanging'] as const) {
    test(`shows an in-house ad when the script is ${mode}`, async ({page}) => {
      await fixRandom(page, 0.5);
      await open(page, mode, 'in-house');
      await expect(block(page)).toHaveAttribute('data-ad-label', /^in-house-.+-body-top$/);
      await expect(block(page)).toHaveCSS('height', '126px');
      const image = block(page).locator('img');
      await expect(image).toHaveAttribute('width', '130');
      await expect(image).toHaveAttribute('height', '100');
      await expect(image).toHaveAttribute('loading', 'lazy');
      expect(await layoutShift(page)).toBe(0);
    });
  }

  test('the placeholder of the network counts as no ad', async ({page}) => {
    await open(page, 'placeholder', 'in-house');
    await expect(page.locator('#carbonads')).toBeHidden();
    await expect(block(page).locator('a[rel="sponsored noopener"]')).toBeVisible();
    expect(await layoutShift(page)).toBe(0);
  });

  for (const [draw, state] of [
    [0.19, 'support'],
    [0.2, 'in-house'],
  ] as const) {
    test(`a blocker brings ${state} with a draw of ${draw}`, async ({page}) => {
      await fixRandom(page, draw);
      await page.route('**/script.js*', (route) => route.abort('blockedbyclient'));
      await open(page, 'normal', state);
      await expect(block(page)).toHaveCSS('height', '126px');
      expect(network.requests).toEqual([]);
      expect(await layoutShift(page)).toBe(0);
    });
  }

  for (const userAgent of ['Googlebot/2.1', 'Some Crawler/1.0', 'Baiduspider']) {
    test(`${userAgent} sees no ad`, async ({browser}) => {
      const page = await openWith(browser, {userAgent});
      await expect(block(page)).toHaveAttribute('data-ad-state', 'none');
      await page.waitForTimeout(1000);
      await expect(block(page)).toBeEmpty();
      await expect(block(page)).toHaveCSS('height', '126px');
      expect(network.requests).toEqual([]);
      await page.close();
    });
  }

  test('an ad that crashes is hidden, with one event, and the page lives on', async ({page}) => {
    await page.addInitScript(() => {
      // The pattern of the bots is one that the ad alone asks for.
      function make(target: RegExpConstructor, [source, flags]: unknown[]) {
        if (String(source).includes('facebookexternalhit')) {
          throw new Error('crash for the test');
        }
        return new target(source as string, flags as string);
      }
      window.RegExp = new Proxy(RegExp, {
        construct: make,
        apply: (target, _self, args: unknown[]) => make(target, args),
      });
    });
    await open(page, 'normal', 'none');
    await expect(block(page)).toBeEmpty();
    await expect(block(page)).toHaveCSS('height', '126px');
    await expect
      .poll(() => adEvents().map(({params}) => params))
      .toEqual([{eventAction: 'crash', eventLabel: null}]);
    await page.getByRole('link', {name: 'Walk on'}).click();
    await expect(page).toHaveTitle(/Page 2/);
  });

  test('an in-house ad leads to its page without loading the site again', async ({page}) => {
    await fixRandom(page, 0.5);
    await open(page, 'error', 'in-house');
    await page.evaluate(() => Object.assign(window, {same: true}));
    const link = block(page).getByRole('link');
    const href = await link.getAttribute('href');
    await link.click();
    await expect(page).toHaveURL(href ?? '');
    expect(await page.evaluate(() => 'same' in window)).toBe(true);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    for (const [draw, state] of [
      [0.1, 'support'],
      [0.5, 'in-house'],
    ] as const) {
      test(`${state} is accessible in ${colorScheme} mode`, async ({page}) => {
        await page.emulateMedia({colorScheme});
        await fixRandom(page, draw);
        await open(page, 'error', state);
        expect(await axeFaults(page, {include: '[data-ad]'})).toEqual([]);
      });
    }
  }
});

test.describe('a network with a feed', () => {
  setUp('ads-feed', PORTS.adFeed);

  test('shows the ad of the feed and requests its pixels once', async ({page}) => {
    await open(page, 'normal', 'network');
    await expect(block(page)).toHaveAttribute('data-ad-label', 'feed-body-top');
    const link = block(page).getByRole('link');
    await expect(link).toHaveText(/Acme – Sort a million rows\./);
    await expect(link).toHaveAttribute('href', `${network.url}/click`);
    await expect(link).toHaveAttribute('rel', 'sponsored noopener');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect.poll(() => asked('/pixel-2').length).toBe(1);
    expect(asked('/statimp')).toEqual(['/statimp']);
    expect(asked('/pixel-1')).toEqual(['/pixel-1?t=1700000000']);
    expect(asked('/feed.json')).toHaveLength(1);
    expect(await layoutShift(page)).toBe(0);
  });

  test('shows markup of the feed as text and never runs it', async ({page}) => {
    await open(page, 'markup', 'network');
    await expect(block(page)).toContainText('<script>window.hacked=1</script>Bold');
    await expect(block(page)).toContainText('<img src=x onerror="window.hacked=1">');
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    expect(await layoutShift(page)).toBe(0);
  });

  test('asks an empty feed 10 times, then shows an in-house ad only', async ({page}) => {
    await fixRandom(page, 0.5);
    await open(page, 'empty', 'in-house');
    await expect.poll(() => asked('/feed.json').length, {timeout: 20_000}).toBe(10);
    await page.waitForTimeout(4000);
    expect(asked('/feed.json')).toHaveLength(10);
    expect(await layoutShift(page)).toBe(0);
  });

  for (const mode of ['malformed', 'error'] as const) {
    test(`asks once when the feed answers ${mode}, and says nothing`, async ({page}) => {
      const faults: string[] = [];
      page.on('pageerror', ({message}) => faults.push(message));
      await fixRandom(page, 0.5);
      await open(page, mode, 'in-house');
      expect(asked('/feed.json')).toHaveLength(1);
      expect(faults).toEqual([]);
      expect(await layoutShift(page)).toBe(0);
    });
  }

  test('asks once when the feed is blocked', async ({page}) => {
    let tries = 0;
    await page.route('**/feed.json', (route) => {
      tries += 1;
      return route.abort('blockedbyclient');
    });
    await fixRandom(page, 0.1);
    await open(page, 'normal', 'support');
    expect(tries).toBe(1);
  });

  test('a feed that comes late hides the fallback and moves nothing', async ({page}) => {
    await fixRandom(page, 0.5);
    await open(page, 'slow', 'in-house');
    expect(asked('/statimp')).toEqual([]);
    await expect(block(page)).toHaveAttribute('data-ad-state', 'network', {timeout: 10_000});
    await expect(block(page).getByRole('link')).toHaveCount(1);
    await expect.poll(() => asked('/statimp').length).toBe(1);
    expect(await layoutShift(page)).toBe(0);
  });

  test('gives up a hanging feed when the page is left', async ({page}) => {
    await open(page, 'hanging', 'checking');
    await expect.poll(() => asked('/feed.json').length).toBe(1);
    await page.getByRole('link', {name: 'Without an ad', exact: true}).click();
    await expect.poll(() => network.aborted).toEqual(['/feed.json']);
  });
});

test.describe('the site itself, with in-house ads only', () => {
  test('shows an in-house ad without looking for a network, and moves nothing', async ({page}) => {
    await watchLayoutShift(page);
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).host));
    await page.goto('react-data-grid/sorting/');
    await expect(block(page)).toHaveAttribute('data-ad-state', 'in-house', {timeout: 10_000});
    await expect(block(page)).toHaveAttribute('data-ad-label', /^in-house-.+-body-top$/);
    await expect(block(page).getByRole('link')).toContainText('Ad by MUI X');
    expect([...hosts]).toEqual([new URL(page.url()).host]);
    expect(await layoutShift(page)).toBe(0);
  });

  test('every in-house ad has its image', async ({page}) => {
    const images = new Set<string>();
    for (let index = 0; index < IN_HOUSE_ADS; index += 1) {
      await fixRandom(page, (index + 0.5) / IN_HOUSE_ADS);
      await page.goto('react-data-grid/sorting/');
      await expect(block(page)).toHaveAttribute('data-ad-state', 'in-house', {timeout: 10_000});
      const image = block(page).locator('img');
      await expect
        .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
        .toBe(130);
      images.add((await image.getAttribute('src')) ?? '');
    }
    expect(images.size).toBe(IN_HOUSE_ADS);
  });
});
