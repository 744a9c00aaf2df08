import {useState} from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160},
  {field: 'items', headerName: 'Units', type: 'number', width: 100},
];

export default function GrowToLimit() {
  const [count, setCount] = useState(2);

  return (
    <Stack spacing={2} sx={{width: '100%', minHeight: 440}}>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" disabled={count === 12} onClick={() => setCount(count + 1)}>
          Add an order
        </Button>
        <Button variant="outlined" disabled={count === 0} onClick={() => setCount(count - 1)}>
          Remove the last
        </Button>
      </Stack>
      {/* #region preview */}
      <Box sx={{display: 'flex', flexDirection: 'column', minHeight: 200, maxHeight: 360}}>
        <DataGrid rows={orders.slice(0, count)} columns={columns} hideFooter />
      </Box>
      {/* #endregion */}
    </Stack>
  );
}
