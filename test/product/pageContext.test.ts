import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {navigation} from '../../src/navigation';
import {getPageContext, treeOfNodes, treeOfSidebar} from '../../src/product/pageContext';

const tree = treeOfNodes(navigation);

describe('the page context', () => {
  it('has the active page, the groups around it and the product', () => {
    expect(getPageContext('/x/react-data-grid/row-spanning/', tree)).toEqual({
      activePage: {
        pathname: '/x/react-data-grid/row-spanning',
        title: 'Row spanning',
        newFeature: true,
      },
      activePageParents: [
        {pathname: '/x/react-data-grid-group', title: 'Data Grid'},
        {pathname: '/x/react-data-grid/main-features', title: 'Main features', subheader: true},
        {pathname: '/x/react-data-grid/rows', title: 'Rows'},
      ],
      productIdentifier: {
        metadata: 'MUI X',
        name: 'Data Grid',
        versions: expect.arrayContaining([{label: 'v4', path: '/x/v4/react-data-grid/'}]),
      },
      productId: 'x-data-grid',
      productCategoryId: 'x',
    });
  });

  it('finds a page of an older version by the same path', () => {
    const {activePage} = getPageContext('/x/v7/react-charts/bars/#color', tree);
    expect(activePage?.title).toBe('Bars overview');
  });

  it('has no active page where the navigation lists none', () => {
    expect(getPageContext('/x/guides/telemetry/', tree)).toMatchObject({
      activePage: null,
      activePageParents: [],
      productIdentifier: {metadata: '', name: 'MUI X'},
      productId: '',
      productCategoryId: 'x',
    });
    expect(getPageContext('/x/react-charts/bars/', [])).toMatchObject({
      activePage: null,
      productId: 'x-charts',
    });
  });

  it('gives Tree View its API pages', () => {
    expect(getPageContext('/x/api/tree-view/tree-item/', tree)).toMatchObject({
      activePage: {title: 'TreeItem'},
      activePageParents: [{title: 'Tree View'}, {title: 'Resources'}, {title: 'API reference'}],
      productId: 'x-tree-view',
    });
  });
});

describe('a resolved sidebar', () => {
  const sidebar: PropSidebarItem[] = [
    {type: 'html', value: '<hr>', defaultStyle: true},
    {
      type: 'category',
      label: 'Charts',
      collapsed: true,
      collapsible: true,
      customProps: {pathname: '/x/react-charts-group', plan: 'pro'},
      items: [
        {
          type: 'link',
          label: 'Radar',
          href: '/x/react-charts/radar/',
          customProps: {pathname: '/x/react-charts/radar', unstable: true, plan: 'gold'},
        },
        {type: 'link', label: 'Old', href: '/x/v5/react-charts/old/'},
      ],
    },
  ];

  it('reads as the same tree', () => {
    expect(treeOfSidebar(sidebar)).toEqual([
      {
        page: {pathname: '/x/react-charts-group', title: 'Charts', plan: 'pro'},
        children: [
          {
            page: {pathname: '/x/react-charts/radar', title: 'Radar', unstable: true},
            children: [],
          },
          {page: {pathname: '/x/react-charts/old', title: 'Old'}, children: []},
        ],
      },
    ]);
  });

  it('knows an item without node fields by its address', () => {
    const context = getPageContext('/x/v5/react-charts/old/', treeOfSidebar(sidebar));
    expect(context.activePage?.title).toBe('Old');
    expect(context.activePageParents).toHaveLength(1);
  });
});
