import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFilteredSortedRowEntriesSelector,
  gridRowSelectionIdsSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 130},
];

const sum = (rows: Iterable<Order>) => {
  const total = [...rows].reduce((all, row) => all + row.total, 0);
  return total.toLocaleString('en-US', {style: 'currency', currency: 'USD'});
};

// #region preview
function SumFooter() {
  const apiRef = useGridApiContext();
  const entries = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const selected = useGridSelector(apiRef, gridRowSelectionIdsSelector);
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{p: 2, flexWrap: 'wrap'}}>
      <Typography variant="body2">
        Shown: {sum(entries.map(({model}) => model as Order))}
      </Typography>
      <Typography variant="body2">Selected: {sum(selected.values() as Iterable<Order>)}</Typography>
    </Stack>
  );
}
// #endregion

export default function SelectionFooter() {
  return (
    <div style={{height: 440, width: '100%'}}>
      <DataGrid
        rows={orders}
        columns={columns}
        checkboxSelection
        showToolbar
        slots={{footer: SumFooter}}
      />
    </div>
  );
}
