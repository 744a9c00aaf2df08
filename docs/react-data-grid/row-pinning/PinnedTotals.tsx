import {DataGridPro} from '@mui/x-data-grid-pro';
import type {GridColDef} from '@mui/x-data-grid-pro';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

type Line = Pick<Order, 'customer' | 'items' | 'total'> & {id: number | string};

const columns: GridColDef<Line>[] = [
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160},
  {field: 'items', headerName: 'Items', type: 'number', width: 110},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 140},
];

// #region preview
const sum = (field: 'items' | 'total') => orders.reduce((value, order) => value + order[field], 0);

const pinnedRows = {
  top: [{id: 'target', customer: 'Target', items: 1500, total: 400000}],
  bottom: [{id: 'sum', customer: 'All orders', items: sum('items'), total: sum('total')}],
};
// #endregion

export default function PinnedTotals() {
  return (
    <div style={{height: 440, width: '100%'}}>
      <DataGridPro rows={orders} columns={columns} pinnedRows={pinnedRows} />
    </div>
  );
}
