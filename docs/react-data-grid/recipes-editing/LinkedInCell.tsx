import {useState} from 'react';
import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';

interface Line {
  id: number;
  article: string;
  quantity: number;
  price: number;
  discount: number;
}

const lines: Line[] = [
  {id: 1, article: 'Ring light', quantity: 4, price: 64, discount: 0},
  {id: 2, article: 'Light stand', quantity: 8, price: 29, discount: 5},
  {id: 3, article: 'Studio monitor', quantity: 12, price: 219, discount: 10},
];

/** Percent that a quantity earns. */
const discountFor = (quantity: number) => (quantity >= 10 ? 10 : quantity >= 5 ? 5 : 0);

const columns: GridColDef<Line>[] = [
  {field: 'article', headerName: 'Article', flex: 1, minWidth: 130},
  {field: 'quantity', headerName: 'Quantity', type: 'number', width: 110, editable: true},
  {field: 'discount', headerName: 'Discount (%)', type: 'number', width: 120, editable: true},
  {
    field: 'sum',
    headerName: 'Sum (USD)',
    type: 'number',
    width: 120,
    valueGetter: (_value, row) => (row.quantity * row.price * (100 - row.discount)) / 100,
  },
];

// #region preview
function link(next: Line, previous: Line): Line {
  return next.quantity === previous.quantity
    ? next
    : {...next, discount: discountFor(next.quantity)};
}
// #endregion

export default function LinkedInCell() {
  const [rows, setRows] = useState(lines);

  return (
    <div style={{height: 320, width: '100%'}}>
      <DataGrid
        rows={rows}
        columns={columns}
        hideFooter
        processRowUpdate={(next, previous) => {
          const linked = link(next, previous);
          setRows((all) => all.map((row) => (row.id === linked.id ? linked : row)));
          return linked;
        }}
      />
    </div>
  );
}
