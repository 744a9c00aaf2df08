import {apiPages} from '../apiPages';
import type {PageNode} from '../types';

/** Data Grid in v5. */
export const dataGrid: PageNode = {
  pathname: '/x/react-data-grid-group',
  title: 'Data Grid',
  children: [
    {pathname: '/x/react-data-grid', title: 'Overview'},
    {pathname: '/x/react-data-grid/demo'},
    {pathname: '/x/react-data-grid/getting-started', title: 'Quickstart'},
    {pathname: '/x/react-data-grid/migration-v4', title: 'Migration from v4'},
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
            {pathname: '/x/react-data-grid/column-header'},
            {pathname: '/x/react-data-grid/column-spanning'},
            {pathname: '/x/react-data-grid/column-groups'},
            {pathname: '/x/react-data-grid/column-ordering'},
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
          children: [{pathname: '/x/react-data-grid/filtering', title: 'Overview'}],
        },
        {pathname: '/x/react-data-grid/pagination'},
        {pathname: '/x/react-data-grid/selection'},
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
            {pathname: '/x/react-data-grid/recipes-row-grouping', title: 'Recipes'},
          ],
        },
        {pathname: '/x/react-data-grid/aggregation', plan: 'premium'},
        {pathname: '/x/react-data-grid/pivoting', plan: 'premium', planned: true},
        {pathname: '/x/react-data-grid/export'},
        {pathname: '/x/react-data-grid/scrolling'},
      ],
    },
    {
      pathname: '/x/react-data-grid/customization-group',
      subheader: 'Customization',
      children: [
        {pathname: '/x/react-data-grid/style', title: 'Styling basics'},
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
      ],
    },
    {
      pathname: '/x/api/data-grid-group',
      title: 'API reference',
      children: [
        {pathname: '/x/api/data-grid', title: 'Index'},
        ...apiPages('data-grid', [
          'DataGrid',
          'DataGridPro',
          'DataGridPremium',
          'GridApi',
          'GridCellParams',
          'GridColDef',
          'GridExportStateParams',
          'GridFilterForm',
          'GridFilterItem',
          'GridFilterModel',
          'GridFilterOperator',
          'GridFilterPanel',
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
