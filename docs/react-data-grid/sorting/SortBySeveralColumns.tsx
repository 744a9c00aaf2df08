import {useState} from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {DataGridPro} from '@mui/x-data-grid-pro';
import type {GridColDef} from '@mui/x-data-grid-pro';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'region', headerName: 'Region', width: 140},
  {field: 'category', headerName: 'Category', width: 130},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 150},
];

export default function SortBySeveralColumns() {
  const [always, setAlways] = useState(false);

  return (
    <Stack spacing={2} sx={{height: 460, width: '100%'}}>
      <FormControlLabel
        control={<Switch checked={always} onChange={(event) => setAlways(event.target.checked)} />}
        label="Every click adds a column"
      />
      {/* #region preview */}
      <DataGridPro
        rows={orders}
        columns={columns}
        multipleColumnsSortingMode={always ? 'always' : 'withModifierKey'}
        initialState={{
          sorting: {
            sortModel: [
              {field: 'region', sort: 'asc'},
              {field: 'total', sort: 'desc'},
            ],
          },
        }}
      />
      {/* #endregion */}
    </Stack>
  );
}
