import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const rows = [...orders].sort(
  (a, b) => a.customer.localeCompare(b.customer) || a.status.localeCompare(b.status),
);

// #region preview
const columns: GridColDef<Order>[] = [
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170},
  {
    field: 'status',
    headerName: 'Status',
    width: 120,
    rowSpanValueGetter: (status, order) => `${order.customer}/${status}`,
  },
  {
    field: 'items',
    headerName: 'Items',
    type: 'number',
    width: 90,
    rowSpanValueGetter: () => null,
  },
  {
    field: 'paid',
    headerName: 'Paid',
    type: 'boolean',
    width: 90,
    rowSpanValueGetter: () => null,
  },
];
// #endregion

export default function SpanWithinOwner() {
  return (
    <div style={{height: 440, width: '100%'}}>
      <DataGrid
        rows={rows}
        columns={columns}
        rowSpanning
        showCellVerticalBorder
        disableRowSelectionOnClick
      />
    </div>
  );
}
