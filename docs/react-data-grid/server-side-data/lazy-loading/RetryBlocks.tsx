import {useMemo, useState} from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {
  DataGridPro,
  GRID_ROOT_GROUP_ID,
  GridGetRowsError,
  useGridApiRef,
} from '@mui/x-data-grid-pro';
import type {GridColDef, GridDataSource, GridGetRowsParams} from '@mui/x-data-grid-pro';
import {createOrderServer} from '../../../_data/orderServer';
import type {OrderRow} from '../../../_data/orderServer';

const columns: GridColDef<OrderRow>[] = [
  {field: 'number', headerName: 'Order', width: 120},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170},
];

export default function RetryBlocks() {
  const apiRef = useGridApiRef();
  const server = useMemo(() => createOrderServer({count: 2000}), []);
  const [online, setOnline] = useState(true);
  const [failed, setFailed] = useState<GridGetRowsParams[]>([]);

  const dataSource = useMemo<GridDataSource>(
    () => ({
      getRows: async (params) => {
        const {rows, total} = await server.list(params);
        return {rows, rowCount: total};
      },
    }),
    [server],
  );

  const toggle = () => {
    server.setOnline(!online);
    setOnline(!online);
  };

  // #region preview
  const retry = async () => {
    setFailed([]);
    for (const {start, end} of failed) {
      await apiRef.current?.dataSource.fetchRows(GRID_ROOT_GROUP_ID, {start, end});
    }
  };
  // #endregion

  return (
    <Stack spacing={1} sx={{height: 500, width: '100%'}}>
      <FormControlLabel
        label="The server answers"
        control={<Switch checked={online} onChange={toggle} />}
      />
      {failed.length > 0 ? (
        <Alert severity="error" action={<Button onClick={() => void retry()}>Retry</Button>}>
          Not loaded: {failed.map(({start, end}) => `${start}–${end}`).join(', ')}
        </Alert>
      ) : (
        <Alert severity="info">Switch the server off, then scroll.</Alert>
      )}
      <DataGridPro
        apiRef={apiRef}
        columns={columns}
        dataSource={dataSource}
        lazyLoading
        onDataSourceError={(error) => {
          if (error instanceof GridGetRowsError) {
            setFailed((before) => [...before, error.params]);
          }
        }}
        initialState={{pagination: {paginationModel: {page: 0, pageSize: 25}}}}
      />
    </Stack>
  );
}
