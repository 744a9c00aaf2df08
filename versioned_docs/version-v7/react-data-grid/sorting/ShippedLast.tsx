import {DataGrid, gridDateComparator} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150},
  {
    field: 'shippedAt',
    headerName: 'Shipped',
    type: 'date',
    width: 120,
    // #region preview
    getSortComparator: (direction) => (a, b, first, second) => {
      if (a === null || b === null) {
        return a === b ? 0 : a === null ? 1 : -1;
      }
      const order = gridDateComparator(a, b, first, second);
      return direction === 'desc' ? -order : order;
    },
    // #endregion
  },
];

export default function ShippedLast() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid
        rows={orders}
        columns={columns}
        initialState={{sorting: {sortModel: [{field: 'shippedAt', sort: 'asc'}]}}}
      />
    </div>
  );
}
