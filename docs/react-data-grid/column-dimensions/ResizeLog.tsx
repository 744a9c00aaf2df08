import {useState} from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Fixed', width: 110, resizable: false},
  {field: 'customer', headerName: 'Customer, 120 to 260', width: 200, minWidth: 120, maxWidth: 260},
  {field: 'region', headerName: 'Region', width: 130},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 130},
];

export default function ResizeLog() {
  const [last, setLast] = useState('Drag an edge of a header');

  return (
    <Stack spacing={2} sx={{height: 440, width: '100%'}}>
      <Typography variant="body2" role="status">
        {last}
      </Typography>
      {/* #region preview */}
      <DataGrid
        rows={orders}
        columns={columns}
        onColumnWidthChange={({colDef, width}) =>
          setLast(`${colDef.headerName} is ${Math.round(width)} pixels wide`)
        }
      />
      {/* #endregion */}
    </Stack>
  );
}
