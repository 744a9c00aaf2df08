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
  {field: 'region', headerName: 'Region', width: 130},
  {field: 'category', headerName: 'Category', width: 120},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 130},
];

export default function OneOrMoreColumns() {
  const [multiple, setMultiple] = useState(true);

  return (
    <Stack spacing={1} sx={{height: 450, width: '100%'}}>
      <FormControlLabel
        label="A column for each criterion"
        control={
          <Switch checked={multiple} onChange={(event) => setMultiple(event.target.checked)} />
        }
      />
      <DataGridPremium
        rows={orders}
        columns={columns}
        initialState={{
          rowGrouping: {model: ['region', 'category']},
          columns: {columnVisibilityModel: {region: false, category: false}},
        }}
        defaultGroupingExpansionDepth={1}
        // #region preview
        rowGroupingColumnMode={multiple ? 'multiple' : 'single'}
        // #endregion
      />
    </Stack>
  );
}
