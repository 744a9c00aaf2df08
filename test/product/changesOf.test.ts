import nav from '../fixtures/nav-v8-paths.json';
import {pairsOf} from '../../plugins/api-reference/changes/pairs';
import {PRODUCTS} from '../../plugins/api-reference/packages';
import {changesOf} from '../../src/product/changesOf';

const paths = JSON.stringify(nav).match(/\/x\/migration\/[a-z0-9-]+/g) ?? [];
const pages = new Set(
  PRODUCTS.flatMap((product) =>
    pairsOf(product, 'v8').map(({slug}) => `/x/api/${product}/${slug}/`),
  ),
);

test('every migration guide between majors links to the page of all changes between them', () => {
  const between = [...new Set(paths)].filter((path) => /-v\d+$/.test(path));
  expect(between).toHaveLength(11);
  for (const path of between) {
    expect(pages.has(changesOf(`${path}/`)?.href ?? path)).toBe(true);
  }
});

test('a guide of an older version leads to the same pages', () => {
  expect(changesOf('/x/v7/migration/migration-pickers-v5/')).toEqual({
    href: '/x/api/date-pickers/changes-v5-to-v6/',
    from: 'v5',
    to: 'v6',
  });
});

test('other pages, and guides from the lab, link to none', () => {
  expect(changesOf('/x/migration/migration-pickers-lab/')).toBeUndefined();
  expect(changesOf('/x/react-data-grid/')).toBeUndefined();
});
