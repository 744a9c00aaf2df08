import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 140},
  {field: 'stock', headerName: 'In stock', type: 'number', width: 90},
  {field: 'price', headerName: 'Price (USD)', type: 'number', width: 110},
];

const rows = [
  {id: 1, product: 'Studio monitor', stock: 14, price: 219},
  {id: 2, product: 'Ring light', stock: 3, price: 64},
  {id: 3, product: 'Field recorder', stock: 27, price: 149},
];

export default function FirstGrid() {
  return (
    <div style={{height: 300, width: '100%'}}>
      <DataGrid rows={rows} columns={columns} />
    </div>
  );
}
