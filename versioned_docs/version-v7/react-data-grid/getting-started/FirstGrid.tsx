import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 140},
  {field: 'shelf', headerName: 'Shelf', width: 90},
  {field: 'stock', headerName: 'Stock', type: 'number', width: 90},
];

const rows = [
  {id: 1, product: 'Studio monitor', shelf: 'A3', stock: 14},
  {id: 2, product: 'Ring light', shelf: 'B1', stock: 3},
  {id: 3, product: 'Tripod', shelf: 'B4', stock: 27},
];

export default function FirstGrid() {
  return (
    <div style={{height: 320, width: '100%'}}>
      <DataGrid rows={rows} columns={columns} />
    </div>
  );
}
