import {useState} from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {DataGridPro} from '@mui/x-data-grid-pro';
import type {GridColDef} from '@mui/x-data-grid-pro';
import {orderRegions, orders} from '../../../_data/orders';
import type {Order} from '../../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170},
  {
    field: 'region',
    headerName: 'Region',
    type: 'singleSelect',
    valueOptions: [...orderRegions],
    width: 150,
  },
  {field: 'items', headerName: 'Items', type: 'number', width: 120},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 140},
];

export default function HeaderFilters() {
  const [only, setOnly] = useState(false);

  return (
    <Stack spacing={2} sx={{height: 500, width: '100%'}}>
      <FormControlLabel
        label="No filter panel beside them"
        control={<Switch checked={only} onChange={(event) => setOnly(event.target.checked)} />}
      />
      {/* #region preview */}
      <DataGridPro
        rows={orders}
        columns={columns}
        headerFilters
        disableColumnFilter={only}
        showToolbar
      />
      {/* #endregion */}
    </Stack>
  );
}
