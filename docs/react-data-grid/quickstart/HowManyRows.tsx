import {useMemo, useState} from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {makeOrders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170},
  {field: 'placedAt', headerName: 'Placed', type: 'date', width: 120},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 130},
];

export default function HowManyRows() {
  const [count, setCount] = useState(1000);
  const rows = useMemo(() => makeOrders(count), [count]);

  return (
    <Stack spacing={1} sx={{height: 500, width: '100%'}}>
      <Typography variant="body2" id="how-many-rows">
        {count.toLocaleString('en-US')} orders
      </Typography>
      <Box sx={{px: 1.5}}>
        <Slider
          aria-labelledby="how-many-rows"
          min={1000}
          max={20_000}
          step={1000}
          value={count}
          onChange={(_event, value) => setCount(value)}
        />
      </Box>
      <DataGrid rows={rows} columns={columns} />
    </Stack>
  );
}
