import {useState} from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {DataGridPro} from '@mui/x-data-grid-pro';
import type {GridColDef} from '@mui/x-data-grid-pro';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

// #region preview
const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110, disableReorder: true},
  {field: 'customer', headerName: 'Customer', width: 190},
  {field: 'region', headerName: 'Region', width: 130},
  {field: 'status', headerName: 'Status', width: 120},
];
// #endregion

export default function MoveColumns() {
  const [text, setText] = useState('Drag a header. Order stays where it is.');

  return (
    <Stack spacing={2} sx={{height: 440, width: '100%'}}>
      <Typography variant="body2" role="status">
        {text}
      </Typography>
      <DataGridPro
        rows={orders}
        columns={columns}
        onColumnOrderChange={({column, oldIndex, targetIndex}) =>
          setText(`${column.headerName}: from ${oldIndex + 1} to ${targetIndex + 1}`)
        }
      />
    </Stack>
  );
}
