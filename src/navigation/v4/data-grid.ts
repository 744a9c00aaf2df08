import {apiPages, pro} from '../apiPages';
import type {PageNode} from '../types';

/** Data Grid in v4. */
export const dataGrid: PageNode = {
  pathname: '/x/react-data-grid-group',
  title: 'Data Grid',
  children: [
    {pathname: '/x/react-data-grid', title: 'Overview'},
    {pathname: '/x/react-data-grid/demo'},
    {pathname: '/x/react-data-grid/getting-started', title: 'Quickstart'},
    {pathname: '/x/react-data-grid/layout'},
    {pathname: '/x/react-data-grid/columns'},
    {pathname: '/x/react-data-grid/rows'},
    {pathname: '/x/react-data-grid/editing'},
    {pathname: '/x/react-data-grid/sorting'},
    {pathname: '/x/react-data-grid/filtering'},
    {pathname: '/x/react-data-grid/pagination'},
    {pathname: '/x/react-data-grid/selection'},
    {pathname: '/x/react-data-grid/events'},
    {pathname: '/x/react-data-grid/export'},
    {pathname: '/x/react-data-grid/components'},
    {pathname: '/x/react-data-grid/style'},
    {pathname: '/x/react-data-grid/localization'},
    {pathname: '/x/react-data-grid/virtualization'},
    {pathname: '/x/react-data-grid/accessibility'},
    {pathname: '/x/react-data-grid/group-pivot', title: 'Group and pivot', planned: true},
    {
      pathname: '/x/api/data-grid-group',
      title: 'API reference',
      children: [
        {pathname: '/x/api/data-grid', title: 'Index'},
        ...apiPages('data-grid', [
          'DataGrid',
          pro('DataGridPro'),
          'GridApi',
          'GridColDef',
          'GridCellParams',
          'GridRowParams',
          'GridExportCsvOptions',
        ]),
      ],
    },
  ],
};
