import {navigation} from '../../src/navigation';
import {apiPages, apiSlug, premium, pro} from '../../src/navigation/apiPages';
import {docIdOf} from '../../src/navigation/docIdOf';
import {labelOf} from '../../src/navigation/labelOf';
import {isApiPath, isPage, walk} from '../../src/navigation/walk';
import expected from '../fixtures/nav-v8-paths.json';

const visits = walk(navigation);
const nodes = visits.map(({node}) => node);
const pages = nodes.filter(isPage);

describe('the navigation tree', () => {
  it('has every node of the reference in order, with its label and its marks', () => {
    const rows = visits.map(({node, parents}) => {
      const {pathname, title: _, children: __, ...marks} = node;
      return {path: pathname, label: labelOf(node), depth: parents.length, ...marks};
    });
    expect(rows).toEqual(expected);
  });

  it('has the counts of the reference', () => {
    expect(navigation).toHaveLength(8);
    expect(nodes).toHaveLength(392);
    expect(nodes.filter(({children}) => !children)).toHaveLength(339);
    expect(pages.filter(({pathname}) => !isApiPath(pathname))).toHaveLength(169);
    expect(pages.filter(({pathname}) => isApiPath(pathname))).toHaveLength(169);
    expect(nodes.filter(({external}) => external)).toHaveLength(1);
    expect(nodes.filter(({plan}) => plan === 'pro')).toHaveLength(57);
    expect(nodes.filter(({plan}) => plan === 'premium')).toHaveLength(8);
    expect(nodes.filter(({newFeature}) => newFeature)).toHaveLength(7);
    expect(nodes.filter(({planned}) => planned)).toHaveLength(6);
    expect(nodes.filter(({unstable}) => unstable)).toHaveLength(3);
  });

  it('gives each page a doc id of its own', () => {
    const ids = pages.map(({pathname}) => docIdOf(pathname));
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('a label', () => {
  it.each([
    [{pathname: '/x/react-data-grid/row-height'}, 'Row height'],
    [{pathname: '/x/react-data-grid/sorting/', title: 'Order'}, 'Order'],
    [{pathname: '/x/api/picker-resources', subheader: 'Resources'}, 'Resources'],
    [{pathname: '/x/a', title: 'Title', subheader: 'Heading'}, 'Title'],
  ])('of %j is %s', (node, label) => {
    expect(labelOf(node)).toBe(label);
  });
});

describe('API pages', () => {
  it.each([
    ['DataGrid', 'data-grid'],
    ['ChartsXAxis', 'charts-x-axis'],
    ['GridAggregationFunctionDataSource', 'grid-aggregation-function-data-source'],
  ])('named %s lie at %s', (name, slug) => {
    expect(apiSlug(name)).toBe(slug);
  });

  it('carry the plan they are marked with', () => {
    expect(apiPages('charts', ['Gauge', pro('Heatmap'), premium('Gantt')])).toEqual([
      {pathname: '/x/api/charts/gauge', title: 'Gauge'},
      {pathname: '/x/api/charts/heatmap', title: 'Heatmap', plan: 'pro'},
      {pathname: '/x/api/charts/gantt', title: 'Gantt', plan: 'premium'},
    ]);
  });
});

describe('the doc id', () => {
  it.each([
    ['/x/introduction', 'introduction/introduction'],
    ['/x/react-data-grid/sorting', 'react-data-grid/sorting/sorting'],
    ['/x/react-tree-view/rich-tree-view/items', 'react-tree-view/rich-tree-view/items/items'],
    ['/x/api/data-grid', 'api/data-grid/index'],
    ['/x/api/data-grid/data-grid', 'api/data-grid/data-grid'],
  ])('of %s is %s', (pathname, id) => {
    expect(docIdOf(pathname)).toBe(id);
  });
});
