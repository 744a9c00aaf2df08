import {useEffect, useState} from 'react';
import LinearProgress from '@mui/material/LinearProgress';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {DataGrid, GridOverlay} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

// #region preview
function ImportProgress() {
  const [percent, setPercent] = useState(10);

  useEffect(() => {
    const timer = setInterval(() => setPercent((value) => (value >= 100 ? 0 : value + 10)), 600);
    return () => clearInterval(timer);
  }, []);

  return (
    <GridOverlay>
      <Stack spacing={1} sx={{width: 220, p: 2, borderRadius: 1, bgcolor: 'background.paper'}}>
        <LinearProgress variant="determinate" value={percent} aria-label="Import" />
        <Typography variant="body2" sx={{textAlign: 'center'}}>
          {percent}% of the orders read
        </Typography>
      </Stack>
    </GridOverlay>
  );
}
// #endregion

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170},
];

export default function UploadProgress() {
  const [loading, setLoading] = useState(false);

  return (
    <Stack spacing={2} sx={{height: 460, width: '100%'}}>
      <Button variant="outlined" onClick={() => setLoading(!loading)} sx={{alignSelf: 'start'}}>
        {loading ? 'Stop' : 'Import orders'}
      </Button>
      <DataGrid
        rows={orders}
        columns={columns}
        loading={loading}
        slots={{loadingOverlay: ImportProgress}}
        hideFooter
      />
    </Stack>
  );
}
