import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const dollars = new Intl.NumberFormat('en-US', {style: 'currency', currency: 'USD'});

// #region preview
const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140},
  {
    field: 'perItem',
    headerName: 'Per item',
    type: 'number',
    width: 120,
    valueGetter: ({row}) => row.total / row.items,
    valueFormatter: ({value}) => dollars.format(value),
  },
  {field: 'paid', headerName: 'Paid', type: 'boolean', width: 90},
];
// #endregion

export default function OrderColumns() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid rows={orders} columns={columns} />
    </div>
  );
}
