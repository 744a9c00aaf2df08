import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  gridFilteredSortedRowIdsSelector,
  gridFilteredSortedTopLevelRowEntriesSelector,
  gridRowTreeSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-premium';
import type {GridColDef} from '@mui/x-data-grid-premium';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'region', headerName: 'Region', width: 140},
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150},
];

// #region preview
function CountsFooter() {
  const apiRef = useGridApiContext();
  const ids = useGridSelector(apiRef, gridFilteredSortedRowIdsSelector);
  const topLevel = useGridSelector(apiRef, gridFilteredSortedTopLevelRowEntriesSelector);
  const tree = useGridSelector(apiRef, gridRowTreeSelector);
  const rows = ids.filter((id) => tree[id]?.type === 'leaf').length;
  const groups = topLevel.filter(({id}) => tree[id]?.type === 'group').length;

  return (
    <Stack direction="row" sx={{p: 1.5, borderTop: 1, borderColor: 'divider'}}>
      <Typography variant="body2" role="status">
        {rows} orders in {groups} regions
      </Typography>
    </Stack>
  );
}
// #endregion

export default function CountsInFooter() {
  return (
    <div style={{height: 440, width: '100%'}}>
      <DataGridPremium
        rows={orders}
        columns={columns}
        showToolbar
        slots={{footer: CountsFooter}}
        initialState={{
          rowGrouping: {model: ['region']},
          columns: {columnVisibilityModel: {region: false}},
        }}
      />
    </div>
  );
}
