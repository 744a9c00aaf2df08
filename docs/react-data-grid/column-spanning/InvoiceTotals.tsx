import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';

type Line =
  | {id: number; item: string; amount: number; price: number}
  | {id: string; label: string; sum: number};

const rows: Line[] = [
  {id: 1, item: 'Studio monitor', amount: 4, price: 189},
  {id: 2, item: 'Mixing desk', amount: 1, price: 1240},
  {id: 3, item: 'Cable, 3 m', amount: 12, price: 9},
  {id: 'net', label: 'Net', sum: 2104},
  {id: 'total', label: 'Total with 20% tax', sum: 2524.8},
];

const usd = (value: number) => `$${value.toLocaleString('en-US', {minimumFractionDigits: 2})}`;

// #region preview
const columns: GridColDef<Line>[] = [
  {
    field: 'item',
    headerName: 'Item',
    flex: 1,
    minWidth: 130,
    valueGetter: (value, line) => ('label' in line ? line.label : value),
    colSpan: (_, line) => ('label' in line ? 3 : undefined),
  },
  {field: 'amount', headerName: 'Amount', type: 'number', width: 90},
  {field: 'price', headerName: 'Price', type: 'number', width: 100, valueFormatter: usd},
  {
    field: 'sum',
    headerName: 'Sum',
    type: 'number',
    width: 110,
    valueGetter: (value, line) => ('label' in line ? value : line.amount * line.price),
    valueFormatter: usd,
  },
];
// #endregion

export default function InvoiceTotals() {
  return (
    <div style={{height: 320, width: '100%'}}>
      <DataGrid
        rows={rows}
        columns={columns}
        hideFooter
        disableColumnSorting
        disableColumnFilter
        disableColumnSelector
        disableColumnMenu
        getRowClassName={({id}) => (id === 'total' ? 'total' : '')}
        sx={{'& .total': {fontWeight: 'bold'}}}
      />
    </div>
  );
}
