import {DataGrid, GridToolbar} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {orders} from '../_data/orders';
import type {Order} from '../_data/orders';

const columns: GridColDef<Order>[] = [
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
        disableRowSelectionOnClick
        slots={{toolbar: GridToolbar}}
        slotProps={{toolbar: {showQuickFilter: true}}}
        initialState={{pagination: {paginationModel: {pageSize: 25}}}}
      />
    </div>
  );
}
