import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  gridColumnLookupSelector,
  gridSortModelSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-pro';
import type {GridColDef} from '@mui/x-data-grid-pro';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

// #region preview
function SortToolbar() {
  const apiRef = useGridApiContext();
  const sortModel = useGridSelector(apiRef, gridSortModelSelector);
  const columns = useGridSelector(apiRef, gridColumnLookupSelector);

  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{p: 1, minHeight: 48, flexWrap: 'wrap'}}>
      {sortModel.length === 0 && <Typography variant="body2">As delivered</Typography>}
      {sortModel.map(({field, sort}) => (
        <Chip
          key={field}
          label={`${columns[field]?.headerName ?? field} ${sort === 'desc' ? '↓' : '↑'}`}
          onDelete={() => apiRef.current.sortColumn(field, null, true)}
        />
      ))}
    </Stack>
  );
}
// #endregion

const columns: GridColDef<Order>[] = [
  {field: 'region', headerName: 'Region', width: 140},
  {field: 'priority', headerName: 'Priority', width: 120},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170},
  {field: 'total', headerName: 'Total', type: 'number', width: 110},
];

export default function SortChips() {
  return (
    <div style={{height: 420, width: '100%'}}>
      <DataGridPro
        rows={orders}
        columns={columns}
        showToolbar
        slots={{toolbar: SortToolbar}}
        multipleColumnsSortingMode="always"
        initialState={{
          sorting: {
            sortModel: [
              {field: 'region', sort: 'asc'},
              {field: 'total', sort: 'desc'},
            ],
          },
        }}
      />
    </div>
  );
}
