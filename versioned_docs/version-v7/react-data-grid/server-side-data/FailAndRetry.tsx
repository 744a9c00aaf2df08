import {useMemo, useState} from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {DataGridPro, useGridApiRef} from '@mui/x-data-grid-pro';
import type {GridColDef} from '@mui/x-data-grid-pro';
import {createOrderServer} from '../../_data/orderServer';
import type {OrderRow} from '../../_data/orderServer';

const columns: GridColDef<OrderRow>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 130},
];

export default function FailAndRetry() {
  const apiRef = useGridApiRef();
  const [problem, setProblem] = useState('');
  const [server] = useState(() => createOrderServer());

  const dataSource = useMemo(
    () => ({
      getRows: async (params: Parameters<typeof server.list>[0]) => {
        const {rows, total} = await server.list(params);
        setProblem('');
        return {rows, rowCount: total};
      },
    }),
    [server],
  );

  const ask = (fail: boolean) => {
    if (fail) {
      server.failNext();
    }
    apiRef.current.unstable_dataSource.cache.clear();
    apiRef.current.unstable_dataSource.fetchRows();
  };

  return (
    <Stack spacing={1} sx={{height: 500, width: '100%'}}>
      <Alert
        severity={problem ? 'error' : 'info'}
        action={
          <Button color="inherit" size="small" onClick={() => ask(!problem)}>
            {problem ? 'Try again' : 'Let a request fail'}
          </Button>
        }
      >
        {problem || 'The server answers.'}
      </Alert>
      {/* #region preview */}
      <DataGridPro
        apiRef={apiRef}
        columns={columns}
        unstable_dataSource={dataSource}
        unstable_onDataSourceError={(error) => setProblem(error.message)}
        pagination
        pageSizeOptions={[10]}
        initialState={{pagination: {paginationModel: {pageSize: 10}, rowCount: 0}}}
      />
      {/* #endregion */}
    </Stack>
  );
}
