import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 100},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160},
  {field: 'placedAt', headerName: 'Placed', type: 'date', width: 110},
  {field: 'paid', headerName: 'Paid', type: 'boolean', width: 80},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 120},
];

export default function OrderColumns() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid rows={orders} columns={columns} />
    </div>
  );
}
