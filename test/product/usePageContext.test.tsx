/** @jest-environment jsdom */
import type {ReactNode} from 'react';
import {DocsSidebarProvider} from '@docusaurus/plugin-content-docs/client';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import {useTitleFormatter} from '@docusaurus/theme-common/internal';
import TitleFormatter from '@theme/ThemeProvider/TitleFormatter';
import {render, renderHook} from '@testing-library/react';
import PageMeta from '../../src/product/PageMeta';
import {usePageContext} from '../../src/product/usePageContext';

let mockPathname = '/x/';

jest.mock('@docusaurus/router', () => ({useLocation: () => ({pathname: mockPathname})}));
jest.mock('@docusaurus/Head', () => ({
  __esModule: true,
  default: ({children}: {children: ReactNode}) => children,
}));

const sidebar = [
  {
    type: 'category' as const,
    label: 'Data Grid',
    collapsed: true,
    collapsible: true,
    items: [{type: 'link' as const, label: 'Sorting', href: '/x/react-data-grid/sorting/'}],
  },
];

describe('the page context hook', () => {
  it('reads the sidebar of the page', () => {
    mockPathname = '/x/react-data-grid/sorting/';
    const {result} = renderHook(usePageContext, {
      wrapper: ({children}) => (
        <DocsSidebarProvider name="docs" items={sidebar}>
          {children}
        </DocsSidebarProvider>
      ),
    });
    expect(result.current.activePage?.title).toBe('Sorting');
    expect(result.current.activePageParents.map(({title}) => title)).toEqual(['Data Grid']);
    expect(result.current.productIdentifier.name).toBe('Data Grid');
  });

  it('has no active page outside the docs', () => {
    mockPathname = '/x/api/charts/bar-chart/';
    const {result} = renderHook(usePageContext);
    expect(result.current).toMatchObject({
      activePage: null,
      activePageParents: [],
      productId: 'x-charts',
    });
  });
});

describe('the head of a page', () => {
  it.each([
    ['/x/react-tree-view/', 'x-tree-view'],
    ['/x/', ''],
  ])('at %s names product "%s"', (pathname, productId) => {
    mockPathname = pathname;
    render(<PageMeta />);
    const contentOf = (name: string) =>
      document.querySelector(`meta[name="${name}"]`)?.getAttribute('content');
    expect(contentOf('x:product-id')).toBe(productId);
    expect(contentOf('x:product-category-id')).toBe('x');
  });

  it('has a title that ends in the name of the product', () => {
    mockPathname = '/x/react-charts/bars/';
    const {result} = renderHook(useTitleFormatter, {
      wrapper: ({children}) => (
        <RouteContextProvider value={{plugin: {name: 'docs', id: 'default'}}}>
          <TitleFormatter>{children}</TitleFormatter>
        </RouteContextProvider>
      ),
    });
    expect(result.current.format('Bars')).toBe('Bars | MUI X Charts');
  });
});
