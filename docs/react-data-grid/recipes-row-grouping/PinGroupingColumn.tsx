import {useState} from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {DataGridPremium, GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD} from '@mui/x-data-grid-premium';
import type {GridColDef} from '@mui/x-data-grid-premium';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', width: 180},
  {field: 'category', headerName: 'Category', width: 120},
  {field: 'status', headerName: 'Status', width: 120},
  {field: 'items', headerName: 'Units', type: 'number', width: 90},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 130},
  {field: 'region', headerName: 'Region', width: 130},
];

export default function PinGroupingColumn() {
  const [pinned, setPinned] = useState(true);

  return (
    <Stack spacing={1} sx={{height: 450, width: '100%'}}>
      <FormControlLabel
        control={<Switch checked={pinned} onChange={(_, checked) => setPinned(checked)} />}
        label="Keep the groups in view"
      />
      {/* #region preview */}
      <DataGridPremium
        rows={orders}
        columns={columns}
        pinnedColumns={{left: pinned ? [GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD] : []}}
        defaultGroupingExpansionDepth={1}
        groupingColDef={{width: 170}}
        initialState={{
          rowGrouping: {model: ['region']},
          columns: {columnVisibilityModel: {region: false}},
        }}
      />
      {/* #endregion */}
    </Stack>
  );
}
