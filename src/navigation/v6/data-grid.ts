import {apiPages, premium, pro} from '../apiPages';
import type {PageNode} from '../types';

/** Data Grid in v6. */
export const dataGrid: PageNode = {
  pathname: '/x/react-data-grid-group',
  title: 'Data Grid',
  children: [
    {pathname: '/x/react-data-grid', title: 'Overview'},
    {pathname: '/x/react-data-grid/demo'},
    {pathname: '/x/react-data-grid/getting-started', title: 'Quickstart'},
    {
      pathname: '/x/react-data-grid/main-features',
      subheader: 'Main features',
      children: [
        {pathname: '/x/react-data-grid/layout'},
        {
          pathname: '/x/react-data-grid/columns',
          children: [
            {pathname: '/x/react-data-grid/column-definition'},
            {pathname: '/x/react-data-grid/column-dimensions'},
            {pathname: '/x/react-data-grid/column-visibility'},
            {pathname: '/x/react-data-grid/custom-columns'},
            {pathname: '/x/react-data-grid/column-header'},
            {pathname: '/x/react-data-grid/column-menu'},
            {pathname: '/x/react-data-grid/column-spanning'},
            {pathname: '/x/react-data-grid/column-groups'},
            {pathname: '/x/react-data-grid/column-ordering', plan: 'pro'},
            {pathname: '/x/react-data-grid/column-pinning', plan: 'pro'},
          ],
        },
        {
          pathname: '/x/react-data-grid/rows',
          children: [
            {pathname: '/x/react-data-grid/row-definition'},
            {pathname: '/x/react-data-grid/row-updates'},
            {pathname: '/x/react-data-grid/row-height'},
            {pathname: '/x/react-data-grid/row-spanning', planned: true},
            {pathname: '/x/react-data-grid/master-detail', plan: 'pro'},
            {pathname: '/x/react-data-grid/row-ordering', plan: 'pro'},
            {pathname: '/x/react-data-grid/row-pinning', plan: 'pro'},
            {pathname: '/x/react-data-grid/row-recipes', title: 'Recipes'},
          ],
        },
        {
          pathname: '/x/react-data-grid/editing-group',
          title: 'Editing',
          children: [
            {pathname: '/x/react-data-grid/editing', title: 'Overview'},
            {pathname: '/x/react-data-grid/recipes-editing'},
          ],
        },
        {pathname: '/x/react-data-grid/sorting'},
        {
          pathname: '/x/react-data-grid/filtering-group',
          title: 'Filtering',
          children: [
            {pathname: '/x/react-data-grid/filtering', title: 'Overview'},
            {pathname: '/x/react-data-grid/filtering/customization'},
            {pathname: '/x/react-data-grid/filtering/quick-filter'},
            {pathname: '/x/react-data-grid/filtering/server-side', title: 'Server-side filter'},
            {pathname: '/x/react-data-grid/filtering/multi-filters', plan: 'pro'},
            {pathname: '/x/react-data-grid/filtering/header-filters', plan: 'pro'},
            {pathname: '/x/react-data-grid/filtering-recipes', title: 'Recipes'},
          ],
        },
        {pathname: '/x/react-data-grid/pagination'},
        {
          pathname: '/x/react-data-grid/selection',
          children: [
            {pathname: '/x/react-data-grid/row-selection'},
            {pathname: '/x/react-data-grid/cell-selection', plan: 'premium'},
          ],
        },
        {pathname: '/x/react-data-grid/virtualization'},
        {pathname: '/x/react-data-grid/accessibility'},
        {pathname: '/x/react-data-grid/localization'},
      ],
    },
    {
      pathname: '/x/react-data-grid/advanced-features-group',
      subheader: 'Advanced features',
      children: [
        {pathname: '/x/react-data-grid/tree-data', plan: 'pro'},
        {
          pathname: '/x/react-data-grid/row-grouping-group',
          title: 'Row grouping',
          plan: 'premium',
          children: [
            {pathname: '/x/react-data-grid/row-grouping', title: 'Overview', plan: 'premium'},
            {
              pathname: '/x/react-data-grid/recipes-row-grouping',
              title: 'Recipes',
              plan: 'premium',
            },
          ],
        },
        {pathname: '/x/react-data-grid/aggregation', plan: 'premium'},
        {pathname: '/x/react-data-grid/pivoting', plan: 'premium', planned: true},
        {pathname: '/x/react-data-grid/export'},
        {pathname: '/x/react-data-grid/clipboard', title: 'Copy and paste'},
        {pathname: '/x/react-data-grid/scrolling'},
        {
          pathname: '/x/react-data-grid/server-side-data-group',
          title: 'Server-side data',
          children: [
            {pathname: '/x/react-data-grid/server-side-data', title: 'Overview', planned: true},
            {pathname: '/x/react-data-grid/server-side-data/tree-data', plan: 'pro', planned: true},
            {
              pathname: '/x/react-data-grid/server-side-data/lazy-loading',
              plan: 'pro',
              planned: true,
            },
            {
              pathname: '/x/react-data-grid/server-side-data/infinite-loading',
              plan: 'pro',
              planned: true,
            },
            {
              pathname: '/x/react-data-grid/server-side-data/row-grouping',
              plan: 'pro',
              planned: true,
            },
            {
              pathname: '/x/react-data-grid/server-side-data/aggregation',
              plan: 'premium',
              planned: true,
            },
          ],
        },
      ],
    },
    {
      pathname: '/x/react-data-grid/customization-group',
      subheader: 'Customization',
      children: [
        {pathname: '/x/react-data-grid/style', title: 'Styling basics'},
        {pathname: '/x/react-data-grid/style-recipes', title: 'Styling recipes'},
        {pathname: '/x/react-data-grid/components', title: 'Custom subcomponents'},
      ],
    },
    {
      pathname: '/x/api/resources-group',
      subheader: 'Resources',
      children: [
        {pathname: '/x/react-data-grid/api-object', title: 'API object'},
        {pathname: '/x/react-data-grid/events'},
        {pathname: '/x/react-data-grid/state'},
        {pathname: '/x/react-data-grid/performance'},
      ],
    },
    {
      pathname: '/x/api/data-grid-group',
      title: 'API reference',
      children: [
        {pathname: '/x/api/data-grid', title: 'Index'},
        ...apiPages('data-grid', [
          'DataGrid',
          premium('DataGridPremium'),
          pro('DataGridPro'),
          'GridFilterForm',
          'GridFilterPanel',
          'GridToolbarQuickFilter',
          'GridApi',
          'GridCellParams',
          'GridColDef',
          'GridSingleSelectColDef',
          'GridActionsColDef',
          'GridExportStateParams',
          'GridFilterItem',
          'GridFilterModel',
          'GridFilterOperator',
          'GridRowClassNameParams',
          'GridRowParams',
          'GridRowSpacingParams',
          'GridAggregationFunction',
          'GridCsvExportOptions',
          'GridPrintExportOptions',
          'GridExcelExportOptions',
        ]),
      ],
    },
  ],
};
