import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', width: 190},
  {field: 'region', headerName: 'Region', width: 130},
  {field: 'status', headerName: 'Status', width: 120},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 130},
];

export default function StartState() {
  return (
    <div style={{height: 440, width: '100%'}}>
      <DataGrid
        rows={orders}
        columns={columns}
        showToolbar
        pageSizeOptions={[10, 20, 50]}
        // #region preview
        initialState={{
          columns: {
            columnVisibilityModel: {status: false},
            orderedFields: ['total', 'number', 'customer'],
            dimensions: {customer: {width: 220}},
          },
          density: 'compact',
          filter: {filterModel: {items: [{field: 'region', operator: 'equals', value: 'Europe'}]}},
          pagination: {paginationModel: {pageSize: 20}},
          sorting: {sortModel: [{field: 'total', sort: 'desc'}]},
        }}
        // #endregion
      />
    </div>
  );
}
