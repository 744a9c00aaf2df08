import {useState} from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 130},
];

export default function AutoPageSize() {
  const [height, setHeight] = useState(300);

  return (
    <Stack spacing={1} sx={{minHeight: 480, width: '100%'}}>
      <Typography variant="body2" id="auto-page-size-height">
        Height: {height} px
      </Typography>
      <Slider
        aria-labelledby="auto-page-size-height"
        min={220}
        max={400}
        step={10}
        value={height}
        onChange={(_, value) => setHeight(value)}
      />
      {/* #region preview */}
      <div style={{height, width: '100%'}}>
        <DataGrid rows={orders} columns={columns} autoPageSize />
      </div>
      {/* #endregion */}
    </Stack>
  );
}
