import {DEFAULT_OPTIONS} from '../../../plugins/search-engines/options';
import {writeRobots} from '../../../plugins/search-engines/writeRobots';

const site = 'https://mui.com/x/';

test('by default every crawler may read everything and is told of the sitemap', () => {
  expect(writeRobots({site, ...DEFAULT_OPTIONS})).toBe(
    'User-agent: *\nDisallow:\n\nSitemap: https://mui.com/x/sitemap.xml\n',
  );
});

test('paths and sitemaps of the options are listed in their order', () => {
  const text = writeRobots({
    site,
    sitemaps: ['sitemap.xml', 'v7/sitemap.xml'],
    disallow: ['/x/playground/', '/x/search/'],
  });
  expect(text.split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /x/playground/',
    'Disallow: /x/search/',
    '',
    'Sitemap: https://mui.com/x/sitemap.xml',
    'Sitemap: https://mui.com/x/v7/sitemap.xml',
    '',
  ]);
});

test('without a sitemap no line promises one', () => {
  expect(writeRobots({site, sitemaps: [], disallow: []})).toBe('User-agent: *\nDisallow:\n');
});
