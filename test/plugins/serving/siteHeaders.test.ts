import {CACHE, EVERYWHERE, headersFor, siteHeaders} from '../../../plugins/serving/siteHeaders';
import type {SiteRecord} from '../../../plugins/serving/types';

const site: SiteRecord = {
  baseUrl: '/x/',
  contentSecurity: {connect: ['https://find.test']},
  immutable: ['pagefind/index/*'],
  ownPolicies: [{path: 'frame/', directives: {'script-src': ["'unsafe-eval'"]}}],
  redirects: [],
  paths: [],
};
const rules = [EVERYWHERE, ...siteHeaders(site, ["'sha256-abc'"])];
const at = (path: string) => headersFor(rules, path);

test('every response has the security headers', () => {
  for (const path of ['/x/', '/x/assets/js/a.js', '/x/frame/', '/x/missing']) {
    expect(Object.keys(at(path))).toEqual(
      expect.arrayContaining([
        'Strict-Transport-Security',
        'X-Content-Type-Options',
        'X-Frame-Options',
        'Referrer-Policy',
        'Permissions-Policy',
        'Content-Security-Policy',
        'Cache-Control',
      ]),
    );
  }
});

test('what has a hash in its name is kept for good, pages are asked for again', () => {
  expect(at('/x/assets/js/main.1234.js')['Cache-Control']).toBe(CACHE.immutable);
  expect(at('/x/pagefind/index/en_1.pf_index')['Cache-Control']).toBe(CACHE.immutable);
  expect(at('/x/pagefind/pagefind.js')['Cache-Control']).toBe(CACHE.page);
  expect(at('/x/img/a.svg')['Cache-Control']).toBe(CACHE.picture);
  expect(at('/x/react-charts/')['Cache-Control']).toBe(CACHE.page);
});

test('only the page that asked for it has a policy of its own', () => {
  expect(at('/x/frame/')['Content-Security-Policy']).toBe("script-src 'unsafe-eval'");
  expect(at('/x/react-charts/')['Content-Security-Policy']).not.toContain('unsafe-eval');
  expect(at('/x/react-charts/')['Content-Security-Policy']).toContain('https://find.test');
});

test('files that a frame without origin loads may be read by it, pages may not', () => {
  expect(at('/x/fonts/inter.woff2')['Access-Control-Allow-Origin']).toBe('*');
  expect(at('/x/')['Access-Control-Allow-Origin']).toBeUndefined();
});
