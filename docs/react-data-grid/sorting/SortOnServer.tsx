import {useMemo, useState} from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef, GridDataSource} from '@mui/x-data-grid';
import {fetchOrders} from './fetchOrders';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170},
  {field: 'placedAt', headerName: 'Placed', type: 'date', width: 120},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 130},
];

export default function SortOnServer() {
  const [request, setRequest] = useState('');

  // #region preview
  const dataSource = useMemo<GridDataSource>(
    () => ({
      getRows: async ({sortModel, start, end}) => {
        const sort = sortModel.map((item) => `${item.field}:${item.sort}`).join();
        const query = new URLSearchParams({sort, start: String(start), end: String(end)});
        setRequest(`GET /orders?${decodeURIComponent(query.toString())}`);
        return fetchOrders(query);
      },
    }),
    [],
  );
  // #endregion

  return (
    <Stack spacing={2} sx={{height: 470, width: '100%'}}>
      <Typography variant="body2" role="status" noWrap sx={{fontFamily: 'monospace'}}>
        {request}
      </Typography>
      <DataGrid
        columns={columns}
        dataSource={dataSource}
        pageSizeOptions={[25]}
        initialState={{
          pagination: {paginationModel: {pageSize: 25}, rowCount: 0},
          sorting: {sortModel: [{field: 'total', sort: 'desc'}]},
        }}
      />
    </Stack>
  );
}
