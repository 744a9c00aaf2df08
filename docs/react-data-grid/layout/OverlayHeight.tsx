import {useState} from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160},
  {field: 'status', headerName: 'Status', width: 120},
];

export default function OverlayHeight() {
  const [open, setOpen] = useState<Order[]>([]);

  return (
    <Stack spacing={2} sx={{width: '100%', minHeight: 430}}>
      <Button
        variant="outlined"
        sx={{alignSelf: 'flex-start'}}
        onClick={() => setOpen(open.length > 0 ? [] : orders.slice(0, 5))}
      >
        {open.length > 0 ? 'Close all orders' : 'Fetch open orders'}
      </Button>
      {/* #region preview */}
      <DataGrid
        autoHeight
        rows={open}
        columns={columns}
        localeText={{noRowsLabel: 'No open orders'}}
        sx={{'--DataGrid-overlayHeight': '260px'}}
      />
      {/* #endregion */}
    </Stack>
  );
}
