import {useState} from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef, GridFilterModel} from '@mui/x-data-grid';
import {orderRegions, orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150},
  {
    field: 'region',
    headerName: 'Region',
    type: 'singleSelect',
    valueOptions: [...orderRegions],
    width: 130,
  },
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 130},
];

// #region preview
const presets: Record<string, GridFilterModel> = {
  Everything: {items: []},
  'Europe only': {items: [{field: 'region', operator: 'is', value: 'Europe'}]},
  'Over 10,000': {items: [{field: 'total', operator: '>', value: 10000}]},
};
// #endregion

export default function PresetFilters() {
  const [filterModel, setFilterModel] = useState<GridFilterModel>({items: []});
  return (
    <Stack spacing={1} sx={{height: 460, width: '100%'}}>
      <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
        {Object.entries(presets).map(([label, model]) => (
          <Button key={label} size="small" variant="outlined" onClick={() => setFilterModel(model)}>
            {label}
          </Button>
        ))}
      </Stack>
      <DataGrid
        rows={orders}
        columns={columns}
        filterModel={filterModel}
        onFilterModelChange={setFilterModel}
      />
    </Stack>
  );
}
