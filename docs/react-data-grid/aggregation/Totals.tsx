import {DataGridPremium} from '@mui/x-data-grid-premium';
import type {GridColDef} from '@mui/x-data-grid-premium';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150},
  {field: 'items', headerName: 'Items', type: 'number', width: 110},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 150},
];

export default function Totals() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGridPremium
        rows={orders}
        columns={columns}
        // #region preview
        initialState={{aggregation: {model: {items: 'avg', total: 'sum'}}}}
        // #endregion
      />
    </div>
  );
}
