import {useState} from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {DataGridPro} from '@mui/x-data-grid-pro';
import type {DataGridProProps} from '@mui/x-data-grid-pro';
import {DataGridPremium} from '@mui/x-data-grid-premium';
import type {DataGridPremiumProps} from '@mui/x-data-grid-premium';
import {orders} from '../_data/orders';
import type {Order} from '../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'region', headerName: 'Region', width: 150},
  {field: 'items', headerName: 'Items', type: 'number', width: 110},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 150},
  {field: 'customer', headerName: 'Customer', width: 190},
  {field: 'category', headerName: 'Category', width: 130},
];

const proState: DataGridProProps['initialState'] = {
  pinnedColumns: {left: ['number']},
  sorting: {
    sortModel: [
      {field: 'region', sort: 'asc'},
      {field: 'total', sort: 'desc'},
    ],
  },
};

const premiumState: DataGridPremiumProps['initialState'] = {
  columns: {columnVisibilityModel: {region: false}},
  rowGrouping: {model: ['region']},
  aggregation: {model: {items: 'sum', total: 'sum'}},
};

const shared = {rows: orders, columns, showToolbar: true};

// #region preview
const grids = {
  Community: <DataGrid {...shared} />,
  Pro: <DataGridPro {...shared} headerFilters initialState={proState} />,
  Premium: <DataGridPremium {...shared} cellSelection initialState={premiumState} />,
};
// #endregion

export default function ComparePlans() {
  const [plan, setPlan] = useState<keyof typeof grids>('Premium');

  return (
    <Stack spacing={2} sx={{height: 520, width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        aria-label="Plan"
        value={plan}
        onChange={(_, value: keyof typeof grids | null) => value && setPlan(value)}
      >
        <ToggleButton value="Community">Community</ToggleButton>
        <ToggleButton value="Pro">Pro</ToggleButton>
        <ToggleButton value="Premium">Premium</ToggleButton>
      </ToggleButtonGroup>
      {grids[plan]}
    </Stack>
  );
}
