import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 150},
  {field: 'stock', headerName: 'Stock', type: 'number', width: 100},
];

const rows = [
  {id: 1, product: 'Studio monitor', stock: 14},
  {id: 2, product: 'Ring light', stock: 3},
];

export default function StockList() {
  return (
    <div style={{height: 250, width: '100%'}}>
      <DataGrid rows={rows} columns={columns} />
    </div>
  );
}
