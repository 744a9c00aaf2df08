import {useState} from 'react';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 130},
];

export default function ParentSize() {
  const [height, setHeight] = useState(320);
  const [width, setWidth] = useState(100);

  return (
    <Stack spacing={2} sx={{width: '100%', minHeight: 480}}>
      <Stack direction="row" spacing={6} sx={{px: 3}}>
        <FormControl fullWidth>
          <FormLabel id="parent-height">Height: {height} px</FormLabel>
          <Slider
            size="small"
            aria-labelledby="parent-height"
            value={height}
            min={200}
            max={400}
            step={20}
            onChange={(_, value) => setHeight(value)}
          />
        </FormControl>
        <FormControl fullWidth>
          <FormLabel id="parent-width">Width: {width} %</FormLabel>
          <Slider
            size="small"
            aria-labelledby="parent-width"
            value={width}
            min={60}
            max={100}
            step={5}
            onChange={(_, value) => setWidth(value)}
          />
        </FormControl>
      </Stack>
      {/* #region preview */}
      <Box sx={{height, width: `${width}%`}}>
        <DataGrid rows={orders} columns={columns} />
      </Box>
      {/* #endregion */}
    </Stack>
  );
}
