import {DataGrid, GridToolbar} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110, hideable: false},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150},
  {field: 'region', headerName: 'Region', width: 130},
  {field: 'priority', headerName: 'Priority', width: 110},
];

export default function ToggleColumns() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid
        rows={orders}
        columns={columns}
        slots={{toolbar: GridToolbar}}
        initialState={{columns: {columnVisibilityModel: {region: false}}}}
      />
    </div>
  );
}
