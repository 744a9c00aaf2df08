import {useEffect, useState, type ReactNode} from 'react';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';
import {whenIdle} from '@site/plugins/page-slots/client/whenIdle';
import type {Order} from '../orders';

const COLUMNS: GridColDef<Order>[] = [
  {field: 'day', headerName: 'Day', width: 110},
  {field: 'city', headerName: 'City', width: 100},
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 120},
  {field: 'units', headerName: 'Units', type: 'number', width: 80},
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 110,
    valueFormatter: (value: number) => `€${value.toLocaleString('en')}`,
  },
];

const NO_ROWS: readonly Order[] = [];
const Nothing = () => null;

/** Shows the orders of a day, or of the month: first the frame of the grid, its rows in the next idle moment. */
export default function Grid({
  orders,
  day,
}: {
  orders: readonly Order[];
  day: string | null;
}): ReactNode {
  const [isFramed, setFramed] = useState(false);
  useEffect(() => whenIdle(() => setFramed(true)), []);
  return (
    <DataGrid
      rows={isFramed ? orders : NO_ROWS}
      slots={isFramed ? undefined : {noRowsOverlay: Nothing}}
      columns={COLUMNS}
      aria-label={day ? `Orders of ${day}` : 'Orders of March 2026'}
      density="compact"
      disableRowSelectionOnClick
      initialState={{sorting: {sortModel: [{field: 'total', sort: 'desc'}]}}}
      hideFooter
    />
  );
}
