import {useState} from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef, GridSortDirection, GridSortModel} from '@mui/x-data-grid';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const columns: GridColDef[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 130},
];

// #region preview
const largestFirst: GridSortDirection[] = ['desc', 'asc'];
// #endregion

export default function AlwaysSorted() {
  const [sortModel, setSortModel] = useState<GridSortModel>([{field: 'total', sort: 'desc'}]);
  const [first] = sortModel;
  return (
    <Stack spacing={1} sx={{height: 430, width: '100%'}}>
      <Typography variant="body2" role="status">
        By {first?.field}, {first?.sort === 'desc' ? 'largest' : 'smallest'} first
      </Typography>
      <DataGrid
        rows={orders}
        columns={columns}
        sortingOrder={largestFirst}
        sortModel={sortModel}
        onSortModelChange={setSortModel}
      />
    </Stack>
  );
}
