import {useState} from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {DataGridPremium} from '@mui/x-data-grid-premium';
import type {GridAggregationModel, GridColDef} from '@mui/x-data-grid-premium';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 150},
];

export default function ChooseFunction() {
  const [model, setModel] = useState<GridAggregationModel>({total: 'sum'});

  return (
    <Stack spacing={2} sx={{height: 450, width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        aria-label="Function"
        value={model.total ?? ''}
        onChange={(_, name: string | null) => setModel(name ? {total: name} : {})}
      >
        {['sum', 'avg', 'min', 'max', 'size'].map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <DataGridPremium
        rows={orders}
        columns={columns}
        // #region preview
        aggregationModel={model}
        onAggregationModelChange={setModel}
        // #endregion
      />
    </Stack>
  );
}
