import {useState} from 'react';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef, GridDataSource, GridGetRowsParams} from '@mui/x-data-grid';
import type {GridDataSourceCache, GridGetRowsResponse} from '@mui/x-data-grid';
import {createOrderServer} from '../../_data/orderServer';
import type {OrderRow} from '../../_data/orderServer';

const columns: GridColDef<OrderRow>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 130},
];

// #region preview
const answers = new Map<string, GridGetRowsResponse>();
const keyOf = ({start, end, sortModel, filterModel}: GridGetRowsParams) =>
  JSON.stringify([start, end, sortModel, filterModel]);

const cache: GridDataSourceCache = {
  get: (params) => answers.get(keyOf(params)),
  set: (params, answer) => void answers.set(keyOf(params), answer),
  clear: () => {},
};
// #endregion

const server = createOrderServer({latency: [900, 1200]});
const dataSource: GridDataSource = {
  getRows: async (params) => {
    const {rows, total} = await server.list(params);
    return {rows, rowCount: total};
  },
};

export default function SharedCache() {
  const [tab, setTab] = useState(0);
  return (
    <Stack spacing={1} sx={{height: 420, width: '100%'}}>
      <Tabs value={tab} onChange={(_, value: number) => setTab(value)} aria-label="Views">
        <Tab label="Orders" />
        <Tab label="About" />
      </Tabs>
      {tab === 0 ? (
        <DataGrid
          columns={columns}
          dataSource={dataSource}
          dataSourceCache={cache}
          pageSizeOptions={[10]}
          initialState={{pagination: {paginationModel: {pageSize: 10}, rowCount: 0}}}
        />
      ) : (
        <Typography>The orders are gone from the page. Go back: they are there at once.</Typography>
      )}
    </Stack>
  );
}
