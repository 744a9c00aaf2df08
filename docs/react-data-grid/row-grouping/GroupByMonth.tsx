import {DataGridPremium} from '@mui/x-data-grid-premium';
import type {GridColDef} from '@mui/x-data-grid-premium';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const month = new Intl.DateTimeFormat('en-US', {month: 'long', year: 'numeric'});

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  // #region preview
  {
    field: 'shippedAt',
    headerName: 'Shipped',
    type: 'date',
    width: 130,
    groupingValueGetter: (value: Date | null) => (value ? month.format(value) : null),
  },
  // #endregion
  {field: 'status', headerName: 'Status', width: 120},
];

const shipped = orders
  .filter((order) => order.shippedAt)
  .sort((a, b) => Number(a.shippedAt) - Number(b.shippedAt));
const waiting = orders.filter((order) => order.status === 'Packed').slice(0, 2);
const rows = [...shipped, ...waiting];

export default function GroupByMonth() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        groupingColDef={{width: 220, sortable: false}}
        initialState={{rowGrouping: {model: ['shippedAt']}}}
      />
    </div>
  );
}
