import {DataGridPro, GRID_CHECKBOX_SELECTION_FIELD} from '@mui/x-data-grid-pro';
import type {GridColDef} from '@mui/x-data-grid-pro';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', width: 190},
  {field: 'region', headerName: 'Region', width: 140},
  {field: 'category', headerName: 'Category', width: 140},
  {field: 'status', headerName: 'Status', width: 130},
  {field: 'total', headerName: 'Total', type: 'number', width: 90},
];

export default function PinnedColumns() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGridPro
        rows={orders}
        columns={columns}
        checkboxSelection
        initialState={{
          pinnedColumns: {left: [GRID_CHECKBOX_SELECTION_FIELD, 'number'], right: ['total']},
        }}
      />
    </div>
  );
}
