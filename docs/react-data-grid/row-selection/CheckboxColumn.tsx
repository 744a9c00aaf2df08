import {DataGrid, GRID_CHECKBOX_SELECTION_COL_DEF} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

// #region preview
const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150},
  {
    ...GRID_CHECKBOX_SELECTION_COL_DEF,
    width: 80,
    cellClassName: ({value}) => (value ? 'picked' : ''),
  },
];
// #endregion

export default function CheckboxColumn() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid
        rows={orders}
        columns={columns}
        checkboxSelection
        disableRowSelectionOnClick
        sx={{'& .picked': {bgcolor: 'action.focus'}}}
      />
    </div>
  );
}
