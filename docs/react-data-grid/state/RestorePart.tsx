import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {DataGrid, useGridApiRef} from '@mui/x-data-grid';
import type {GridColDef, GridInitialState} from '@mui/x-data-grid';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', width: 190},
  {field: 'region', headerName: 'Region', width: 130},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 130},
];

// #region preview
const parts: Record<string, GridInitialState> = {
  'Largest first': {sorting: {sortModel: [{field: 'total', sort: 'desc'}]}},
  'Europe only': {
    filter: {filterModel: {items: [{field: 'region', operator: 'equals', value: 'Europe'}]}},
  },
  'Narrow columns': {
    columns: {
      columnVisibilityModel: {region: false},
      dimensions: {customer: {width: 150}},
    },
  },
  'Back to the start': {
    sorting: {sortModel: []},
    filter: {filterModel: {items: []}},
    columns: {columnVisibilityModel: {}, dimensions: {customer: {width: 190}}},
  },
};
// #endregion

export default function RestorePart() {
  const apiRef = useGridApiRef();
  return (
    <Stack spacing={1} sx={{height: 460, width: '100%'}}>
      <Stack direction="row" useFlexGap spacing={1} sx={{flexWrap: 'wrap'}}>
        {Object.entries(parts).map(([name, part]) => (
          <Button
            key={name}
            size="small"
            variant="outlined"
            onClick={() => apiRef.current?.restoreState(part)}
          >
            {name}
          </Button>
        ))}
      </Stack>

      <DataGrid apiRef={apiRef} rows={orders} columns={columns} />
    </Stack>
  );
}
