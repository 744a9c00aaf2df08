import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {DEFAULT_OPTIONS, validateOptions} from '../../../plugins/search-engines/options';
import type {Options, PluginOptions} from '../../../plugins/search-engines/options';

type Context = Parameters<typeof validateOptions>[0];

function check(options: unknown): PluginOptions {
  const validate = normalizePluginOptions as unknown as Context['validate'];
  return validateOptions({validate, options: options as Options});
}

test('fills in the defaults', () => {
  expect(check({})).toEqual({...DEFAULT_OPTIONS, id: 'default'});
});

test('names every fault', () => {
  expect(() => check({sitemaps: ['/sitemap.xml'], disallow: ['search/'], crawl: true})).toThrow(
    [
      'docusaurus.config.ts, options of plugins/search-engines: correct these, or see plugins/search-engines/README.md',
      '  crawl: is not allowed; found true',
      '  disallow.0: must be a path that starts with /; found "search/"',
      '  sitemaps.0: must be an .xml file below the base: sitemap.xml; found "/sitemap.xml"',
    ].join('\n'),
  );
});
