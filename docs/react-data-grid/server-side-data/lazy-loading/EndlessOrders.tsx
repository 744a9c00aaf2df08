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

export default function EndlessOrders() {
  const [line, setLine] = useState('');

  // #region preview
  const dataSource = useMemo<GridDataSource>(() => {
    const server = createOrderServer({count: 120});
    return {
      getRows: async (params) => {
        const {rows, total} = await server.list(params);
        setLine(`Rows ${params.start} to ${params.end}: ${rows.length} came back`);
        const isLast = params.end >= total - 1;
        return {rows, rowCount: isLast ? total : undefined};
      },
    };
  }, []);
  // #endregion

  return (
    <Stack spacing={1} sx={{height: 450, width: '100%'}}>
      <Typography role="status" variant="body2">
        {line}
      </Typography>
      <DataGridPro
        columns={columns}
        dataSource={dataSource}
        lazyLoading
        disableColumnFilter
        scrollEndThreshold={200}
        initialState={{pagination: {paginationModel: {page: 0, pageSize: 25}}}}
      />
    </Stack>
  );
}
