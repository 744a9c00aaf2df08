import {DataGrid} from '@mui/x-data-grid';

const columns = [
  {field: 'product', headerName: 'Product', flex: 1},
  {field: 'stock', headerName: 'Stock', type: 'number' as const},
];

const rows = [
  {id: 1, product: 'Studio monitor', stock: 14},
  {id: 2, product: 'Ring light', stock: 3},
];

export default function SmallestGrid() {
  return (
    <div style={{height: 220, width: '100%'}}>
      <DataGrid rows={rows} columns={columns} hideFooter />
    </div>
  );
}
