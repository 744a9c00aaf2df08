import {useMemo, useState} from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {DataGrid, GridGetRowsError} from '@mui/x-data-grid';
import type {GridColDef, GridDataSource} from '@mui/x-data-grid';
import {fetchOrders} from './fetchOrders';
import type {Order} from '../../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 130},
];

export default function FilterDataSource() {
  const [problem, setProblem] = useState('');

  // #region preview
  const dataSource = useMemo<GridDataSource>(
    () => ({
      getRows: async ({filterModel, start, end}) => {
        const rows = await fetchOrders(filterModel);
        setProblem('');
        return {rows: rows.slice(Number(start), end + 1), rowCount: rows.length};
      },
    }),
    [],
  );
  // #endregion

  return (
    <Stack spacing={2} sx={{height: 480, width: '100%'}}>
      <Typography variant="body2" role="status" noWrap color={problem ? 'error' : undefined}>
        {problem || 'Filter by an operator that the server does not know, such as “equals”.'}
      </Typography>
      <DataGrid
        columns={columns}
        dataSource={dataSource}
        onDataSourceError={(error) => {
          if (error instanceof GridGetRowsError) {
            setProblem(error.cause instanceof Error ? error.cause.message : error.message);
          }
        }}
        showToolbar
        disableColumnSorting
        pageSizeOptions={[25]}
        initialState={{pagination: {paginationModel: {pageSize: 25}, rowCount: 0}}}
      />
    </Stack>
  );
}
