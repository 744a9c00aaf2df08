import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 160},
  {
    field: 'shelf',
    headerName: 'Shelf',
    type: 'singleSelect',
    valueOptions: ['North', 'South', 'Yard'],
    width: 110,
  },
  {field: 'stock', headerName: 'In stock', type: 'number', width: 110, editable: true},
];

const rows = [
  {id: 1, product: 'Studio monitor', shelf: 'North', stock: 14},
  {id: 2, product: 'Ring light', shelf: 'South', stock: 3},
  {id: 3, product: 'Field recorder', shelf: 'North', stock: 27},
  {id: 4, product: 'Light stand', shelf: 'Yard', stock: 41},
  {id: 5, product: 'Gimbal', shelf: 'South', stock: 8},
];

export default function StockDesk() {
  return (
    <div style={{height: 460, width: '100%'}}>
      {/* #region preview */}
      <DataGrid
        label="Stock"
        rows={rows}
        columns={columns}
        showToolbar
        checkboxSelection
        disableRowSelectionOnClick
      />
      {/* #endregion */}
    </div>
  );
}
