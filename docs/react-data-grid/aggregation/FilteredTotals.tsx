import {useState} from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {DataGridPremium} from '@mui/x-data-grid-premium';
import type {GridColDef} from '@mui/x-data-grid-premium';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'region', headerName: 'Region', flex: 1, minWidth: 130},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 150},
];

const europe = {items: [{field: 'region', operator: 'equals', value: 'Europe'}]};

export default function FilteredTotals() {
  const [all, setAll] = useState(false);

  return (
    <Stack spacing={1} sx={{height: 450, width: '100%'}}>
      <FormControlLabel
        label="Add up all rows"
        control={<Switch checked={all} onChange={(event) => setAll(event.target.checked)} />}
      />
      <DataGridPremium
        rows={orders}
        columns={columns}
        // #region preview
        aggregationRowsScope={all ? 'all' : 'filtered'}
        // #endregion
        initialState={{
          aggregation: {model: {total: 'sum'}},
          filter: {filterModel: europe},
        }}
      />
    </Stack>
  );
}
