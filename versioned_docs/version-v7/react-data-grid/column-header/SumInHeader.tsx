import Stack from '@mui/material/Stack';
import Chip from '@mui/material/Chip';
import {
  DataGrid,
  GridToolbar,
  gridFilteredSortedRowEntriesSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type {GridColDef, GridColumnHeaderParams} from '@mui/x-data-grid';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

// #region preview
function SumHeader({colDef}: GridColumnHeaderParams<Order>) {
  const apiRef = useGridApiContext();
  const entries = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const sum = entries.reduce((total, {model}) => total + (model as Order).total, 0);

  return (
    <Stack direction="row" spacing={1} sx={{alignItems: 'center', fontWeight: 'medium'}}>
      <span>{colDef.headerName}</span>
      <Chip size="small" label={sum.toLocaleString('en-US')} />
    </Stack>
  );
}

const columns: GridColDef<Order>[] = [
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150},
  {field: 'region', headerName: 'Region', width: 120},
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 180,
    renderHeader: (params) => <SumHeader {...params} />,
  },
];
// #endregion

export default function SumInHeader() {
  return (
    <div style={{height: 440, width: '100%'}}>
      <DataGrid rows={orders}
        columns={columns}
        slots={{toolbar: GridToolbar}}
        slotProps={{toolbar: {showQuickFilter: true}}}
      />
    </div>
  );
}
