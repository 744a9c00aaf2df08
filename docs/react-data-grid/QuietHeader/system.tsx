import Box from '@mui/material/Box';
import {DataGrid, gridClasses} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150},
  {field: 'items', headerName: 'Items', type: 'number', width: 90},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 130},
];
const rows = orders.slice(0, 30);

export default function QuietHeader() {
  return (
    <Box sx={{height: 320, width: '100%'}}>
      <DataGrid
        rows={rows}
        columns={columns}
        aria-label="Orders"
        hideFooter
        // #region preview
        sx={{
          border: 0,
          [`& .${gridClasses.columnHeaderTitle}`]: {
            color: 'text.secondary',
            fontSize: 12,
            textTransform: 'uppercase',
          },
          [`& .${gridClasses.columnSeparator}`]: {visibility: 'hidden'},
        }}
        // #endregion
      />
    </Box>
  );
}
