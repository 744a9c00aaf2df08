import {DataGridPremium} from '@mui/x-data-grid-premium';
import type {GridColDef} from '@mui/x-data-grid-premium';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170},
  {
    field: 'total',
    headerName: 'Total (USD)',
    type: 'number',
    width: 150,
    // #region preview
    cellClassName: ({value, rowNode}) =>
      rowNode.type === 'leaf' && Number(value) > 9000 ? 'large' : '',
    // #endregion
  },
];

export default function LeaveTotalsAlone() {
  return (
    <div style={{height: 440, width: '100%'}}>
      <DataGridPremium
        rows={orders}
        columns={columns}
        initialState={{aggregation: {model: {total: 'sum'}}}}
        sx={{'& .large': {fontWeight: 700, color: 'success.main'}}}
      />
    </div>
  );
}
