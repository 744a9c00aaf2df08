import {useMemo, useState} from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import {DataGrid, useGridApiContext} from '@mui/x-data-grid';
import type {GridColDef, GridDataSource} from '@mui/x-data-grid';
import {createOrderServer} from '../../_data/orderServer';
import type {OrderRow} from '../../_data/orderServer';
import {withRetries} from './withRetries';

const columns: GridColDef<OrderRow>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 130},
];

// #region preview
function LoadingFailed() {
  const apiRef = useGridApiContext();
  return (
    <Stack spacing={1} sx={{height: 1, alignItems: 'center', justifyContent: 'center'}}>
      <Typography role="alert">The orders could not be loaded.</Typography>
      <Button variant="outlined" onClick={() => void apiRef.current.dataSource.fetchRows()}>
        Try again
      </Button>
    </Stack>
  );
}
// #endregion

export default function RetryOrders() {
  const server = useMemo(() => createOrderServer({latency: [150, 300]}), []);
  const [online, setOnline] = useState(true);
  const [failed, setFailed] = useState(false);
  const [status, setStatus] = useState('');

  const dataSource = useMemo<GridDataSource>(
    () => ({
      getRows: async (params) => {
        const {rows, total} = await withRetries(() => server.list(params), setStatus);
        setFailed(false);
        return {rows, rowCount: total};
      },
    }),
    [server],
  );

  const toggle = () => {
    server.setOnline(!online);
    setOnline(!online);
  };

  return (
    <Stack spacing={1} sx={{height: 500, width: '100%'}}>
      <Stack direction="row" useFlexGap spacing={2} sx={{flexWrap: 'wrap'}}>
        <FormControlLabel
          label="The server answers"
          control={<Switch checked={online} onChange={toggle} />}
        />
        <Button onClick={() => server.failNext(2)}>Let two requests fail</Button>
      </Stack>
      <Typography role="status" variant="body2" noWrap>
        {status || 'Change a switch, then go to another page.'}
      </Typography>
      <DataGrid
        columns={columns}
        dataSource={dataSource}
        onDataSourceError={() => setFailed(true)}
        slots={failed ? {noRowsOverlay: LoadingFailed} : undefined}
        pageSizeOptions={[10]}
        initialState={{pagination: {paginationModel: {pageSize: 10}, rowCount: 0}}}
      />
    </Stack>
  );
}
