import {useState} from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {DataGridPremium} from '@mui/x-data-grid-premium';
import type {DataGridPremiumProps, GridColDef} from '@mui/x-data-grid-premium';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'region', headerName: 'Region', width: 150},
  {field: 'customer', headerName: 'Customer', width: 180},
  {field: 'items', headerName: 'Units', type: 'number', width: 100},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 140},
];

// #region preview
const switches: Record<string, Partial<DataGridPremiumProps>> = {
  Toolbar: {showToolbar: true},
  Checkboxes: {checkboxSelection: true},
  'Header filters': {headerFilters: true},
  'Pinned column': {pinnedColumns: {left: ['number']}},
  Groups: {rowGroupingModel: ['region']},
  Totals: {aggregationModel: {items: 'sum', total: 'sum'}},
  'Cell ranges': {cellSelection: true, disableRowSelectionOnClick: true},
};
// #endregion

export default function SwitchFeatures() {
  const [on, setOn] = useState(['Toolbar', 'Totals']);
  const props = Object.assign({}, ...on.map((name) => switches[name])) as DataGridPremiumProps;

  return (
    <Stack spacing={2} sx={{height: 560, width: '100%'}}>
      <ToggleButtonGroup
        size="small"
        color="primary"
        aria-label="Features"
        value={on}
        onChange={(_, names: string[]) => setOn(names)}
        sx={{flexWrap: 'wrap'}}
      >
        {Object.keys(switches).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <DataGridPremium
        key={String(on.includes('Groups'))}
        historyStackSize={0}
        {...props}
        rows={orders}
        columns={columns}
      />
    </Stack>
  );
}
