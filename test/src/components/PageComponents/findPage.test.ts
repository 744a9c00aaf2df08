import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {findPage} from '@site/src/components/PageComponents/findPage';

const link = (href: string): PropSidebarItem => ({type: 'link', href, label: href});
const group = (label: string, items: PropSidebarItem[]): PropSidebarItem => ({
  type: 'category',
  label,
  items,
  collapsed: true,
  collapsible: true,
});

const items = [
  link('/x/introduction/'),
  group('Data Grid', [
    link('/x/data-grid/'),
    group('API', [link('/x/api/data-grid/'), link('/x/api/data-grid/data-grid')]),
  ]),
  link('/x/api/charts/bar-chart/'),
];

test.each([
  ['data-grid', '/x/api/data-grid/data-grid'],
  ['bar-chart', '/x/api/charts/bar-chart/'],
  ['introduction', undefined],
  ['charts', undefined],
])('the page of %s in the API is %s', (slug, page) => {
  expect(findPage(items, slug)).toBe(page);
});
