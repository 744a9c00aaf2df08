import {useState} from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef, GridColumnVisibilityModel} from '@mui/x-data-grid';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160},
  {field: 'status', headerName: 'Status', width: 120},
  {field: 'shippedAt', headerName: 'Shipped', type: 'date', width: 120},
  {field: 'paid', headerName: 'Paid', type: 'boolean', width: 90},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 120},
];

const views: Record<string, GridColumnVisibilityModel> = {
  Warehouse: {paid: false, total: false},
  Accounting: {status: false, shippedAt: false},
  All: {},
};

export default function SavedVisibility() {
  const [model, setModel] = useState(views['Warehouse']);
  const current = Object.keys(views).find((name) => views[name] === model) ?? null;

  return (
    <Stack spacing={2} sx={{height: 480, width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="View"
        value={current}
        onChange={(_event, name: string | null) => name && setModel(views[name])}
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
        columnVisibilityModel={model}
        onColumnVisibilityModelChange={setModel}
      />
      {/* #endregion */}
    </Stack>
  );
}
