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
          '&&': {
            '--DataGrid-t-color-background-base': '#fdf8ef',
            '--DataGrid-t-header-background-base': '#f1e6d0',
            '--DataGrid-t-cell-background-pinned': '#f8efdf',
            ...theme.applyStyles('dark', {
              '--DataGrid-t-color-background-base': '#211c14',
              '--DataGrid-t-header-background-base': '#33291a',
              '--DataGrid-t-cell-background-pinned': '#2a2318',
            }),
          },
        })}
        // #endregion
      />
    </div>
  );
}
