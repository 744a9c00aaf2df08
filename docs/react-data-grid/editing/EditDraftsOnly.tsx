import {DataGrid, gridClasses} from '@mui/x-data-grid';
import type {GridCellParams, GridColDef} from '@mui/x-data-grid';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'status', headerName: 'Status', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160, editable: true},
  {field: 'items', headerName: 'Items', type: 'number', width: 90, editable: true},
];

// #region preview
function isDraft({row}: GridCellParams<Order>) {
  return row.status === 'Draft';
}
// #endregion

export default function EditDraftsOnly() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid
        rows={orders}
        columns={columns}
        isCellEditable={isDraft}
        sx={{
          [`& .${gridClasses['cell--editable']}`]: {
            bgcolor: 'action.hover',
            cursor: 'text',
          },
        }}
        initialState={{sorting: {sortModel: [{field: 'status', sort: 'desc'}]}}}
      />
    </div>
  );
}
