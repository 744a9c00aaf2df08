import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 100},
  {field: 'customer', headerName: 'Customer', flex: 2, minWidth: 150},
  {field: 'region', headerName: 'Region', flex: 1, minWidth: 110, maxWidth: 200},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 120},
];

export default function FluidColumns() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid rows={orders} columns={columns} />
    </div>
  );
}
