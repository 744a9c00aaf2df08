import {useMemo, useState} from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef, GridDataSource} from '@mui/x-data-grid';
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
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 130},
];

export default function ReadRequests() {
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
  // #endregion

  return (
    <Stack spacing={2} sx={{height: 520, width: '100%'}}>
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
      <DataGrid
        columns={columns}
        dataSource={dataSource}
        showToolbar
        pageSizeOptions={[10, 20, 50]}
        initialState={{pagination: {paginationModel: {pageSize: 20}, rowCount: 0}}}
      />
    </Stack>
  );
}
