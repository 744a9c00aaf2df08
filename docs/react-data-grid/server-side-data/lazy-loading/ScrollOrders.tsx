import {useMemo, useState} from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {DataGridPro} from '@mui/x-data-grid-pro';
import type {GridColDef, GridDataSource} from '@mui/x-data-grid-pro';
import {createOrderServer} from '../../../_data/orderServer';
import type {OrderRow} from '../../../_data/orderServer';

const columns: GridColDef<OrderRow>[] = [
  {field: 'number', headerName: 'Order', width: 120},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 130},
];

export default function ScrollOrders() {
  const [line, setLine] = useState('');

  const dataSource = useMemo<GridDataSource>(() => {
    const server = createOrderServer({count: 10_000});
    return {
      getRows: async (params) => {
        setLine(`Request ${server.requests + 1}: rows ${params.start} to ${params.end}`);
        const {rows, total} = await server.list(params);
        return {rows, rowCount: total};
      },
    };
  }, []);

  return (
    <Stack spacing={1} sx={{height: 450, width: '100%'}}>
      <Typography role="status" variant="body2">
        {line}
      </Typography>
      <DataGridPro
        columns={columns}
        // #region preview
        dataSource={dataSource}
        lazyLoading
        initialState={{pagination: {paginationModel: {page: 0, pageSize: 50}}}}
        // #endregion
      />
    </Stack>
  );
}
