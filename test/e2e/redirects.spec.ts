import {readFileSync} from 'node:fs';
import {expect, test} from './support/test';

const OLD = 'react-data-grid/getting-started/';

test('an old address leads to the page with its query and hash', async ({page, request}) => {
  const response = await request.get(`${OLD}?a=1`, {maxRedirects: 0});
  expect([301, 302]).toContain(response.status());
  expect(response.headers().location).toMatch(/^\/x\/react-data-grid\/(quickstart\/)?\?a=1$/);
  await page.goto(`${OLD}?a=1#top`);
  expect(page.url()).toMatch(/\/x\/react-data-grid\/(quickstart\/)?\?a=1#top$/);
});

test('on a host that knows no redirects the page at the old address leads on', async ({
  page,
  request,
}) => {
  const policy = (await request.get('')).headers()['content-security-policy']!;
  await page.route(`**/${OLD}*`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: {'content-security-policy': policy},
      body: readFileSync(`build/${OLD}index.html`, 'utf8'),
    }),
  );
  await page.goto(`${OLD}?a=1#top`);
  await expect(page).toHaveURL(/\/x\/react-data-grid\/(quickstart\/)?\?a=1#top$/);
});

test('the playground is found at the root of the host', async ({page, baseURL}) => {
  await page.goto(new URL('/playground/charts', baseURL).href);
  await expect(page).toHaveURL(/\/x\/playground\/$/);
});
