import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef, GridComparatorFn} from '@mui/x-data-grid';
import {orders, orderStatuses} from '../../_data/orders';
import type {Order, OrderStatus} from '../../_data/orders';

// #region preview
const byProgress: GridComparatorFn<OrderStatus> = (a, b) =>
  orderStatuses.indexOf(a) - orderStatuses.indexOf(b);
// #endregion

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150},
  {field: 'status', headerName: 'Status', width: 130, sortComparator: byProgress},
];

export default function SortByProgress() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid
        rows={orders}
        columns={columns}
        initialState={{sorting: {sortModel: [{field: 'status', sort: 'asc'}]}}}
      />
    </div>
  );
}
