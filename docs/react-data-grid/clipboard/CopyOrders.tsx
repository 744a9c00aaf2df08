import {useState} from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 130},
];

export default function CopyOrders() {
  const [copied, setCopied] = useState('Click a row and press Ctrl+C, or ⌘C.');

  return (
    <Stack spacing={2} sx={{height: 500, width: '100%'}}>
      <Box
        component="pre"
        role="status"
        tabIndex={0}
        aria-label="The copied text"
        sx={{m: 0, height: 80, flexShrink: 0, overflow: 'auto', fontSize: 13}}
      >
        {copied}
      </Box>
      {/* #region preview */}
      <DataGrid
        rows={orders}
        columns={columns}
        checkboxSelection
        onClipboardCopy={(text) => setCopied(text)}
      />
      {/* #endregion */}
    </Stack>
  );
}
