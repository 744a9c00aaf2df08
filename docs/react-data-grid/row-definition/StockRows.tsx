import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 140},
  {field: 'stock', headerName: 'In stock', type: 'number', width: 100},
  {field: 'supplier', headerName: 'Supplier', width: 150},
];

// #region preview
const rows = [
  {id: 'SM-1', product: 'Studio monitor', stock: 14, supplier: 'Baltic Freight'},
  {id: 'RL-7', product: 'Ring light', stock: 3, supplier: 'Nordlys'},
  {id: 'FR-2', product: 'Field recorder', stock: 27},
];
// #endregion

export default function StockRows() {
  return (
    <div style={{height: 300, width: '100%'}}>
      <DataGrid rows={rows} columns={columns} />
    </div>
  );
}
