import {DataGridPro} from '@mui/x-data-grid-pro';
import type {GridColDef} from '@mui/x-data-grid-pro';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', width: 200},
  {field: 'region', headerName: 'Region', width: 140},
  {field: 'category', headerName: 'Category', width: 140},
  {field: 'status', headerName: 'Status', width: 140},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 120},
];

export default function PinnedColors() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGridPro
        rows={orders}
        columns={columns}
        initialState={{pinnedColumns: {left: ['number']}}}
        // #region preview
        sx={(theme) => ({
          backgroundColor: '#fdf8ef',
          '--DataGrid-containerBackground': '#f1e6d0',
          '--DataGrid-pinnedBackground': '#f8efdf',
          '--DataGrid-rowBorderColor': '#d9c9a8',
          ...theme.applyStyles('dark', {
            backgroundColor: '#211c14',
            '--DataGrid-containerBackground': '#33291a',
            '--DataGrid-pinnedBackground': '#2a2318',
            '--DataGrid-rowBorderColor': '#4a3d29',
          }),
        })}
        // #endregion
      />
    </div>
  );
}
