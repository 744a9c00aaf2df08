import {useState} from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 130},
];

export default function StaticHeight() {
  const [height, setHeight] = useState(36);

  return (
    <Stack spacing={1} sx={{height: 460, width: '100%'}}>
      <Typography variant="body2" id="static-height">
        Rows of {height} pixels
      </Typography>
      <Box sx={{px: 1.5}}>
        <Slider
          aria-labelledby="static-height"
          min={24}
          max={80}
          value={height}
          onChange={(_event, value) => setHeight(value)}
        />
      </Box>
      {/* #region preview */}
      <DataGrid rows={orders} columns={columns} rowHeight={height} />
      {/* #endregion */}
    </Stack>
  );
}
