import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const dollars = new Intl.NumberFormat('en-US', {style: 'currency', currency: 'USD'});

// #region preview
const columns: GridColDef<Order>[] = [
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150},
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 120,
    valueFormatter: (value: number) => dollars.format(value),
  },
  {
    field: 'unitPrice',
    headerName: 'Per unit',
    type: 'number',
    width: 110,
    valueGetter: (_value, row) => row.total / row.items,
    valueFormatter: (value: number) => dollars.format(value),
  },
  {
    field: 'daysToShip',
    headerName: 'Days to ship',
    type: 'number',
    width: 120,
    valueGetter: (_value, {placedAt, shippedAt}) =>
      shippedAt && Math.round((shippedAt.getTime() - placedAt.getTime()) / 86_400_000),
    valueFormatter: (value: number | null) => value ?? 'Not yet',
  },
];
// #endregion

export default function ComputeAndFormat() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid rows={orders} columns={columns} />
    </div>
  );
}
