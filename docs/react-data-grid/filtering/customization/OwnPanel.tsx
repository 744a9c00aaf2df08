import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGrid,
  gridFilterModelSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {orderRegions, orders} from '../../../_data/orders';
import type {Order} from '../../../_data/orders';

// #region preview
function RegionPanel() {
  const apiRef = useGridApiContext();
  const {items} = useGridSelector(apiRef, gridFilterModelSelector);
  const chosen = (items.find(({field}) => field === 'region')?.value ?? []) as string[];

  const choose = (value: string[]) =>
    apiRef.current.setFilterModel({
      items: [{id: 'region', field: 'region', operator: 'isAnyOf', value}],
    });

  return (
    <Box sx={{p: 2, display: 'grid', gap: 1, justifyItems: 'start'}}>
      <ToggleButtonGroup
        size="small"
        orientation="vertical"
        aria-label="Regions"
        value={chosen}
        onChange={(_, value: string[]) => choose(value)}
      >
        {orderRegions.map((region) => (
          <ToggleButton key={region} value={region}>
            {region}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Button size="small" onClick={() => apiRef.current.hideFilterPanel()}>
        Done
      </Button>
    </Box>
  );
}
// #endregion

const columns: GridColDef<Order>[] = [
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160},
  {
    field: 'region',
    headerName: 'Region',
    width: 130,
    type: 'singleSelect',
    valueOptions: [...orderRegions],
  },
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 130},
];

export default function OwnPanel() {
  return (
    <div style={{height: 440, width: '100%'}}>
      <DataGrid
        rows={orders}
        columns={columns}
        showToolbar
        disableColumnMenu
        slots={{filterPanel: RegionPanel}}
      />
    </div>
  );
}
