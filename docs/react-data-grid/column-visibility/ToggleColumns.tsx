import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110, hideable: false},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160},
  {field: 'region', headerName: 'Region', width: 130},
  {field: 'priority', headerName: 'Priority', width: 110},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 120},
];

export default function ToggleColumns() {
  return (
    <div style={{height: 440, width: '100%'}}>
      {/* #region preview */}
      <DataGrid
        rows={orders}
        columns={columns}
        showToolbar
        initialState={{
          columns: {columnVisibilityModel: {priority: false, region: false}},
        }}
      />
      {/* #endregion */}
    </div>
  );
}
