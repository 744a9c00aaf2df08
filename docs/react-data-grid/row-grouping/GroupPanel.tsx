import {useState} from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {DataGridPremium} from '@mui/x-data-grid-premium';
import type {GridColDef, GridRowGroupingModel} from '@mui/x-data-grid-premium';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'region', headerName: 'Region', width: 130},
  {field: 'status', headerName: 'Status', width: 110},
  {field: 'priority', headerName: 'Priority', width: 110},
];

const criteria = ['region', 'status', 'priority'];

export default function GroupPanel() {
  const [model, setModel] = useState<GridRowGroupingModel>(['status']);

  return (
    <Stack spacing={2} sx={{height: 450, width: '100%'}}>
      <ToggleButtonGroup
        size="small"
        color="primary"
        aria-label="Group by, in this order"
        value={model}
        onChange={(_, value: GridRowGroupingModel) => setModel(value)}
      >
        {criteria.map((field) => (
          <ToggleButton key={field} value={field}>
            {model.includes(field) ? `${model.indexOf(field) + 1}. ${field}` : field}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <DataGridPremium
        rows={orders}
        columns={columns}
        // #region preview
        rowGroupingModel={model}
        onRowGroupingModelChange={setModel}
        // #endregion
      />
    </Stack>
  );
}
