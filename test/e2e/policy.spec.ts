import {expect, test} from './support/test';

const HEADERS = {
  'strict-transport-security': /max-age=31536000/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^SAMEORIGIN$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /camera=\(\)/,
  'cross-origin-opener-policy': /same-origin/,
};

test('every answer has the security headers, errors and redirects included', async ({request}) => {
  const {etag = ''} = (await request.get('', {headers: {'accept-encoding': 'br'}})).headers();
  const answers = [
    [200, await request.get('react-charts/bars/')],
    [200, await request.get('demo-frame/')],
    [200, await request.get('sitemap.xml')],
    [206, await request.get('img/favicon.svg', {headers: {range: 'bytes=0-9'}})],
    [301, await request.get('react-charts/bars', {maxRedirects: 0})],
    [304, await request.get('', {headers: {'accept-encoding': 'br', 'if-none-match': etag}})],
    [400, await request.get('..%2f..%2fa')],
    [404, await request.get('nothing/')],
    [405, await request.post('')],
    [416, await request.get('img/favicon.svg', {headers: {range: 'bytes=99999999-'}})],
  ] as const;
  for (const [status, answer] of answers) {
    expect(answer.status()).toBe(status);
    for (const [name, value] of Object.entries(HEADERS)) {
      expect(answer.headers()[name], `${name} with ${status}`).toMatch(value);
    }
    if (![301, 400].includes(status)) {
      expect(answer.headers()['content-security-policy'], `${status}`).toContain('default-src');
    }
  }
});

test('guides forbid what only the frame of edited code may', async ({request}) => {
  const policyOf = async (path: string) =>
    (await request.get(path)).headers()['content-security-policy'] ?? '';
  const [guide, playground, frame] = await Promise.all(
    ['react-charts/bars/', 'playground/', 'demo-frame/'].map(policyOf),
  );
  for (const policy of [guide!, playground!]) {
    const scripts = /script-src [^;]*/.exec(policy)![0];
    expect(scripts).not.toContain("'unsafe-eval'");
    expect(scripts).not.toContain("'unsafe-inline'");
  }
  expect(frame).toContain("'unsafe-eval'");
  expect(frame).toMatch(/; sandbox (?!.*allow-same-origin)/);
});

test('with neither ad network nor analytics, scripts, data and pictures are the site’s own', async ({
  request,
}) => {
  for (const path of ['', 'react-data-grid/sorting/', 'v7/react-charts/', 'nothing/']) {
    const policy = (await request.get(path)).headers()['content-security-policy']!;
    for (const directive of ['script-src', 'connect-src', 'img-src', 'frame-src', 'style-src']) {
      const [sources] = new RegExp(`${directive} [^;]*`).exec(policy)!;
      expect(sources, path).not.toMatch(/https?:|\*/);
    }
  }
});

test('a test fails when its page breaks the policy', async ({page}) => {
  test.fail();
  await page.goto('introduction/');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.hasRun = true';
    document.head.append(script);
  });
  await expect.poll(() => page.evaluate(() => 'hasRun' in window)).toBe(false);
});
