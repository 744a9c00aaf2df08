import {useState} from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef, GridSortModel} from '@mui/x-data-grid';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170},
  {field: 'placedAt', headerName: 'Placed', type: 'date', width: 120},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 130},
];

const views: Record<string, GridSortModel> = {
  Newest: [{field: 'placedAt', sort: 'desc'}],
  Largest: [{field: 'total', sort: 'desc'}],
  'By name': [{field: 'customer', sort: 'asc'}],
};

export default function ControlledSortModel() {
  const [sortModel, setSortModel] = useState<GridSortModel>(views.Newest ?? []);
  const current = JSON.stringify(sortModel);
  const view = Object.keys(views).find((name) => JSON.stringify(views[name]) === current);

  return (
    <Stack spacing={2} sx={{height: 470, width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        aria-label="Saved view"
        value={view ?? null}
        onChange={(_, name: string | null) => setSortModel((name && views[name]) || [])}
      >
        {Object.keys(views).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {/* #region preview */}
      <DataGrid
        rows={orders}
        columns={columns}
        sortModel={sortModel}
        onSortModelChange={setSortModel}
      />
      {/* #endregion */}
    </Stack>
  );
}
