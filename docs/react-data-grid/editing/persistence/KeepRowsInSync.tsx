import {useState} from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {orders} from '../../../_data/orders';
import type {Order} from '../../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150},
  {field: 'items', headerName: 'Items', type: 'number', width: 100, editable: true},
];

export default function KeepRowsInSync() {
  const [rows, setRows] = useState<readonly Order[]>(() => orders.slice(0, 5));
  const units = rows.reduce((sum, row) => sum + row.items, 0);

  // #region preview
  const save = (next: Order) => {
    setRows((current) => current.map((row) => (row.id === next.id ? next : row)));
    return next;
  };
  // #endregion

  return (
    <Stack spacing={1} sx={{height: 350, width: '100%'}}>
      <Typography variant="body2" role="status">
        {units} units in these orders
      </Typography>
      <DataGrid rows={rows} columns={columns} processRowUpdate={save} hideFooter />
    </Stack>
  );
}
