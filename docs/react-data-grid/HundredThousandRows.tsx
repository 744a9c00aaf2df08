import {useState} from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {DataGridPro, useGridApiRef} from '@mui/x-data-grid-pro';
import type {GridColDef} from '@mui/x-data-grid-pro';
import {makeOrders} from '../_data/orders';
import type {Order} from '../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 120},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170},
  {field: 'placedAt', headerName: 'Placed', type: 'date', width: 115},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 130},
  {field: 'category', headerName: 'Category', width: 130},
  {field: 'region', headerName: 'Region', width: 130},
];

export default function HundredThousandRows() {
  const apiRef = useGridApiRef();
  const [rows] = useState(() => makeOrders(100_000));
  const [message, setMessage] = useState('');

  const sort = () => {
    const start = performance.now();
    apiRef.current?.sortColumn('total');
    setMessage(`Sorted in ${Math.round(performance.now() - start)} ms`);
  };

  return (
    <Stack spacing={2} sx={{height: 480, width: '100%'}}>
      <Stack direction="row" spacing={2} sx={{alignItems: 'center'}}>
        <Button variant="outlined" onClick={sort}>
          Sort by total
        </Button>
        <Typography variant="body2" role="status">
          {message}
        </Typography>
      </Stack>
      {/* #region preview */}
      <DataGridPro apiRef={apiRef} rows={rows} columns={columns} />
      {/* #endregion */}
    </Stack>
  );
}
