import {DataGrid, gridClasses} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170},
  {field: 'items', headerName: 'Items', type: 'number', width: 100, resizable: false},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 130, resizable: false},
];

export default function NoSeparators() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid
        rows={orders}
        columns={columns}
        // #region preview
        sx={{
          [`& .${gridClasses.columnSeparator}:not(.${gridClasses['columnSeparator--resizable']})`]:
            {
              display: 'none',
            },
        }}
        // #endregion
      />
    </div>
  );
}
