import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 120, disableColumnMenu: true},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170},
  {field: 'region', headerName: 'Region', width: 140, sortable: false},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 140, hideable: false},
];

export default function OrdersMenu() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid rows={orders} columns={columns} />
    </div>
  );
}
