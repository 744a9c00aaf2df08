import {useMemo, useState} from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {DataGridPro, useGridApiRef} from '@mui/x-data-grid-pro';
import type {GridColDef, GridDataSource} from '@mui/x-data-grid-pro';
import {createOrderServer} from '../../_data/orderServer';
import type {OrderRow} from '../../_data/orderServer';

const columns: GridColDef<OrderRow>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170},
  {
    field: 'placedAt',
    headerName: 'Placed',
    type: 'date',
    width: 120,
    valueGetter: (value: string) => new Date(value),
  },
];

export default function ReadRequests() {
  const apiRef = useGridApiRef();
  const [lines, setLines] = useState<string[]>([]);

  // #region preview
  const dataSource = useMemo<GridDataSource>(() => {
    const server = createOrderServer();
    return {
      getRows: async (params) => {
        const {start, end, sortModel, filterModel} = params;
        const sort = sortModel.map((item) => `${item.field} ${item.sort}`).join();
        const filter = filterModel.items
          .map((item) => `${item.field} ${item.operator} ${item.value ?? '…'}`)
          .join();
        const line = `rows ${start}–${end} · ${sort || 'unsorted'} · ${filter || 'unfiltered'}`;
        setLines((before) => [line, ...before].slice(0, 4));
        const {rows, total} = await server.list(params);
        return {rows, rowCount: total};
      },
    };
  }, []);

  const refresh = () => {
    apiRef.current.unstable_dataSource.cache.clear();
    apiRef.current.unstable_dataSource.fetchRows();
  };
  // #endregion

  return (
    <Stack spacing={1} sx={{height: 540, width: '100%'}}>
      <Button variant="outlined" onClick={refresh} sx={{alignSelf: 'start'}}>
        Forget all answers and ask again
      </Button>
      <Box
        role="log"
        aria-label="Requests, newest first"
        sx={{height: 84, flexShrink: 0, fontSize: 13, fontFamily: 'monospace'}}
      >
        {lines.map((line, index) => (
          <Box key={lines.length - index} sx={{fontWeight: index === 0 ? 600 : 400}}>
            {line}
          </Box>
        ))}
      </Box>
      <DataGridPro
        apiRef={apiRef}
        columns={columns}
        unstable_dataSource={dataSource}
        pagination
        pageSizeOptions={[10, 20, 50]}
        initialState={{pagination: {paginationModel: {pageSize: 20}, rowCount: 0}}}
      />
    </Stack>
  );
}
