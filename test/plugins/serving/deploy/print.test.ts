import {printHeaders} from '../../../../plugins/serving/deploy/printHeaders';
import {printNginx} from '../../../../plugins/serving/deploy/printNginx';
import {printRedirects} from '../../../../plugins/serving/deploy/printRedirects';
import {joinHeaders} from '../../../servers/joinHeaders';
import {EVERYWHERE, siteHeaders} from '../../../../plugins/serving/siteHeaders';
import type {Redirect, SiteRecord} from '../../../../plugins/serving/types';

const record = (baseUrl: string): SiteRecord => ({
  baseUrl,
  contentSecurity: {},
  immutable: [],
  ownPolicies: [{path: 'demo-frame/', directives: {'script-src': ["'unsafe-eval'"]}}],
  redirects: [],
  paths: [],
});
const files = ['index.html', '404.html', 'demo-frame/index.html', 'assets/a.js', 'grid/index.html'];
const bases = ['/x/', '/x/v7/'].map((baseUrl) => ({baseUrl, files}));
const rules = [
  EVERYWHERE,
  ...bases.flatMap(({baseUrl}) => siteHeaders(record(baseUrl), [`'sha256-${baseUrl}'`])),
];
const redirects: Redirect[] = [
  {from: '/', to: '/x/', reason: 'Start.', temporary: true},
  {from: '/x/old/', to: '/x/grid/', reason: 'Renamed.'},
  {from: '/fr/x/*', to: '/x/:splat', reason: 'One language.'},
  {from: '/price/', to: 'https://example.com/?a=1#b', reason: 'Elsewhere.'},
  {from: '/x/a.b/', to: '/x/#c', reason: 'A dot is a dot.'},
];

describe('_headers', () => {
  const text = printHeaders(rules, bases);

  test.each(['/x/', '/x/404.html', '/x/grid/', '/x/v7/', '/x/v7/404.html', '/x/v7/grid/'])(
    'gives %s one cache rule and its own policy',
    (pathname) => {
      const headers = joinHeaders(text, pathname);
      const version = pathname.startsWith('/x/v7/') ? '/x/v7/' : '/x/';
      const policy = headers['Content-Security-Policy']!.join('; ');
      expect(policy).toContain(`'sha256-${version}'`);
      expect(policy.match(/script-src/g)).toHaveLength(1);
      expect(policy).not.toContain('unsafe-eval');
      expect(policy).toContain("frame-ancestors 'self'");
      expect(headers['Cache-Control']).toHaveLength(1);
      expect(headers['X-Content-Type-Options']).toEqual(['nosniff']);
    },
  );

  test.each(['/x/assets/a.js', '/x/v7/assets/a.js'])(
    'gives %s one time and no second policy',
    (path) => {
      const headers = joinHeaders(text, path);
      expect(headers['Cache-Control']).toEqual(['public, max-age=31536000, immutable']);
      expect(headers['Content-Security-Policy']).toHaveLength(1);
      expect(headers['X-Content-Type-Options']).toEqual(['nosniff']);
      expect(headers['Access-Control-Allow-Origin']).toEqual(['*']);
    },
  );

  test('names each path once', () => {
    const paths = text.split('\n').filter((line) => line.startsWith('/'));
    expect(new Set(paths).size).toBe(paths.length);
  });

  test.each(['/x/demo-frame/', '/x/v7/demo-frame/'])('gives %s the policy it asked for', (path) => {
    const policy = joinHeaders(text, path)['Content-Security-Policy']!.join('; ');
    expect(policy.match(/script-src[^;]*/g)).toEqual(["script-src 'unsafe-eval'"]);
  });
});

test('_redirects has a line for each spelling of an address', () => {
  expect(printRedirects(redirects)).toBe(
    [
      '/ /x/ 302',
      '/x/old/ /x/grid/ 301',
      '/x/old /x/grid/ 301',
      '/fr/x/* /x/:splat 301',
      '/price/ https://example.com/?a=1#b 301',
      '/price https://example.com/?a=1#b 301',
      '/x/a.b/ /x/#c 301',
      '/x/a.b /x/#c 301',
      '',
    ].join('\n'),
  );
});

describe('the configuration of nginx', () => {
  const text = printNginx(
    {baseUrl: '/x/', rules, redirects, missing: ['/x/404.html', '/x/v7/404.html']},
    {root: '/srv/x-docs', listen: '80'},
  );
  /** Keys and values of a map, in their order. */
  const map = (name: string) => {
    const body = new RegExp(`map \\$uri \\$x_${name} \\{([^}]*\\n)\\}`).exec(text)![1]!;
    return [...body.matchAll(/^ {2}(?:"([^"]*)"|default) "(.*)";$/gm)].map(
      ([, key = '', value]) => [key.replaceAll('\\\\', '\\'), value] as const,
    );
  };

  test('tries the special rule before the general one', () => {
    expect(map('content_security_policy').map(([key]) => key)).toEqual([
      '',
      '~^/x/v7/demo-frame/',
      '~^/x/v7/fonts/',
      '~^/x/v7/assets/',
      '~^/x/v7/',
      '~^/x/demo-frame/',
      '~^/x/fonts/',
      '~^/x/assets/',
      '~^/x/',
    ]);
  });

  test('gives a request that has no path what holds everywhere', () => {
    expect(map('x_content_type_options')).toEqual([['', 'nosniff']]);
  });

  test('keeps the order of the redirects and the query of the request', () => {
    expect(map('permanent')).toEqual([
      ['', ''],
      ['~^/?$', ''],
      ['~^/x/old/?$', '/x/grid/$is_args$args'],
      ['~^/fr/x(?:/(?<x_splat>[\\w./~-]*))?$', '/x/$x_splat$is_args$args'],
      ['~^/price/?$', 'https://example.com/?a=1$x_more#b'],
      ['~^/x/a\\.b/?$', '/x/$is_args$args#c'],
    ]);
    expect(map('temporary')[1]).toEqual(['~^/?$', '/x/$is_args$args']);
  });

  test('has the missing page of each version', () => {
    expect(text).toContain('location /x/v7/ { error_page 404 /x/v7/404.html;');
    expect(text).toContain('location / { error_page 404 /x/404.html;');
  });
});
