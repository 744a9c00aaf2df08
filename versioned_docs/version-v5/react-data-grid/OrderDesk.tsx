import {DataGrid, GridToolbar} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {orders} from '../_data/orders';

const columns: GridColDef[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160},
  {field: 'placedAt', headerName: 'Placed', type: 'date', width: 120},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 130},
];

export default function OrderDesk() {
  return (
    <div style={{height: 420, width: '100%'}}>
      <DataGrid
        rows={orders}
        columns={columns}
        checkboxSelection
        disableSelectionOnClick
        components={{Toolbar: GridToolbar}}
        componentsProps={{toolbar: {showQuickFilter: true}}}
        rowsPerPageOptions={[25, 50, 100]}
        initialState={{pagination: {pageSize: 25}}}
      />
    </div>
  );
}
