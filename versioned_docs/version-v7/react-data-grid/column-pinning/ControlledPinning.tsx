import {useState} from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import {DataGridPro} from '@mui/x-data-grid-pro';
import type {GridColDef, GridPinnedColumnFields} from '@mui/x-data-grid-pro';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', width: 190},
  {field: 'region', headerName: 'Region', width: 140},
  {field: 'status', headerName: 'Status', width: 130},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 130},
];

export default function ControlledPinning() {
  // #region preview
  const [pinned, setPinned] = useState<GridPinnedColumnFields>({left: ['number']});
  const totalPinned = pinned.right?.includes('total') ?? false;

  const pinTotal = (on: boolean) => setPinned({...pinned, right: on ? ['total'] : []});
  // #endregion

  return (
    <Stack spacing={2} sx={{height: 500, width: '100%'}}>
      <FormControlLabel
        label="Keep the total in view"
        control={
          <Switch checked={totalPinned} onChange={(event) => pinTotal(event.target.checked)} />
        }
      />
      <Typography variant="body2" role="status" noWrap>
        {JSON.stringify(pinned)}
      </Typography>
      <DataGridPro
        rows={orders}
        columns={columns}
        pinnedColumns={pinned}
        onPinnedColumnsChange={setPinned}
      />
    </Stack>
  );
}
