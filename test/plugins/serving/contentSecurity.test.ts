import {
  mergeContentSecurity,
  originOf,
  pageDirectives,
  printPolicy,
} from '../../../plugins/serving/contentSecurity';
import {contentSecurity as ads} from '../../../plugins/ads/contentSecurity';
import {contentSecurity as analytics} from '../../../plugins/analytics/contentSecurity';
import {servingNeeds as search} from '../../../plugins/search/servingNeeds';

test('sources of several features come once each, in an order of their own', () => {
  const merged = mergeContentSecurity([
    {script: ['https://b.test'], connect: ['https://b.test']},
    {script: ['https://a.test', 'https://b.test']},
  ]);
  expect(merged.script).toEqual(['https://a.test', 'https://b.test']);
  expect(merged.connect).toEqual(['https://b.test']);
  expect(merged.form).toEqual([]);
});

test('a page without needs runs its own files and the inline scripts that were hashed, nothing else', () => {
  const policy = printPolicy(pageDirectives({}, ["'sha256-abc'"]));
  expect(policy).toContain("script-src 'self' 'sha256-abc';");
  expect(policy).not.toContain('unsafe-eval');
  expect(policy.match(/'unsafe-inline'/g)).toHaveLength(1);
  expect(policy).toContain("style-src 'self' 'unsafe-inline';");
  expect(policy).not.toContain('https:');
});

test('addresses give their origin, paths of the site give nothing', () => {
  expect(originOf('https://ads.test:8080/script.js?zone=1')).toEqual(['https://ads.test:8080']);
  expect(originOf('/collect')).toEqual([]);
  expect(originOf(undefined)).toEqual([]);
});

test('ads without a network need no host', () => {
  const inHouse = [{name: 'a', link: '/x/', img: '/x/a.svg', description: 'A.'}];
  expect(Object.values(ads({inHouse})).flat()).toEqual([]);
});

test('a network script brings its host and pictures from anywhere by https', () => {
  expect(ads({scriptUrl: 'https://ads.test/s.js', inHouse: []})).toEqual({
    script: ['https://ads.test'],
    connect: ['https://ads.test'],
    image: ['https:', 'https://ads.test'],
  });
});

test('a feed is asked but runs no script', () => {
  expect(ads({feedUrl: 'https://ads.test/feed.json', inHouse: []}).script).toEqual([]);
});

test('each transport brings its own hosts', () => {
  expect(analytics([{type: 'console'}])).toEqual({script: [], connect: [], image: []});
  const needs = analytics([
    {type: 'beacon', endpoint: 'https://count.test/collect', batchSize: 1, interval: 0},
    {type: 'gtag', id: 'G-1', scriptUrl: 'https://www.googletagmanager.com/gtag/js'},
  ]);
  expect(needs.script).toEqual(['https://www.googletagmanager.com']);
  expect(needs.connect).toContain('https://count.test');
  expect(needs.connect).toContain('https://*.google-analytics.com');
});

test('the embedded search needs WebAssembly, a remote one its host', () => {
  expect(search({type: 'pagefind'}).contentSecurity).toEqual({script: ["'wasm-unsafe-eval'"]});
  expect(
    search({type: 'typesense', host: 'https://find.test/', apiKey: 'k', collection: 'c'}),
  ).toEqual({contentSecurity: {connect: ['https://find.test']}});
  expect(
    search({type: 'docsearch', appId: 'APP', apiKey: 'k', indexName: 'i'}).contentSecurity,
  ).toEqual({connect: ['https://app-dsn.algolia.net']});
});
