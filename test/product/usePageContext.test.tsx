/** @jest-environment jsdom */
import type {ReactNode} from 'react';
import {MemoryRouter} from 'react-router-dom';
import {DocsSidebarProvider} from '@docusaurus/plugin-content-docs/client';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import {useTitleFormatter} from '@docusaurus/theme-common/internal';
import {HelmetProvider} from 'react-helmet-async';
import TitleFormatter from '@theme/ThemeProvider/TitleFormatter';
import {render, renderHook} from '@testing-library/react';
import PageMeta from '../../src/product/PageMeta';
import {usePageContext} from '../../src/product/usePageContext';

const sidebar = [
  {
    type: 'category' as const,
    label: 'Data Grid',
    collapsed: true,
    collapsible: true,
    items: [{type: 'link' as const, label: 'Sorting', href: '/x/react-data-grid/sorting/'}],
  },
];

function at(pathname: string) {
  return function Page({children}: {children: ReactNode}) {
    return <MemoryRouter initialEntries={[pathname]}>{children}</MemoryRouter>;
  };
}

describe('the page context hook', () => {
  it('reads the sidebar of the page', () => {
    const Page = at('/x/react-data-grid/sorting/');
    const {result} = renderHook(usePageContext, {
      wrapper: ({children}) => (
        <Page>
          <DocsSidebarProvider name="docs" items={sidebar}>
            {children}
          </DocsSidebarProvider>
        </Page>
      ),
    });
    expect(result.current.activePage?.title).toBe('Sorting');
    expect(result.current.activePageParents.map(({title}) => title)).toEqual(['Data Grid']);
    expect(result.current.productIdentifier.name).toBe('Data Grid');
  });

  it('has no active page outside the docs', () => {
    const {result} = renderHook(usePageContext, {wrapper: at('/x/api/charts/bar-chart/')});
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
    const helmet: {helmet?: {meta: {toString: () => string}}} = {};
    HelmetProvider.canUseDOM = false;
    const Page = at(pathname);
    render(
      <HelmetProvider context={helmet}>
        <Page>
          <PageMeta />
        </Page>
      </HelmetProvider>,
    );
    const meta = helmet.helmet?.meta.toString();
    expect(meta).toContain(`name="x:product-id" content="${productId}"`);
    expect(meta).toContain('name="x:product-category-id" content="x"');
  });

  it('has a title that ends in the name of the product', () => {
    const Page = at('/x/react-charts/bars/');
    const {result} = renderHook(useTitleFormatter, {
      wrapper: ({children}) => (
        <Page>
          <RouteContextProvider value={{plugin: {name: 'docs', id: 'default'}}}>
            <TitleFormatter>{children}</TitleFormatter>
          </RouteContextProvider>
        </Page>
      ),
    });
    expect(result.current.format('Bars')).toBe('Bars | MUI X Charts');
  });
});
