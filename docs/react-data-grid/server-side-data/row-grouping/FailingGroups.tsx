import {useMemo, useState} from 'react';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import {DataGridPremium, GridGetRowsError, useGridApiRef} from '@mui/x-data-grid-premium';
import type {GridColDef, GridDataSource} from '@mui/x-data-grid-premium';
import {createOrderServer} from '../../../_data/orderServer';
import type {OrderRow} from '../../../_data/orderServer';

const columns: GridColDef<OrderRow>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170},
  {field: 'category', headerName: 'Category'},
];

export default function FailingGroups() {
  const apiRef = useGridApiRef();
  const server = useMemo(() => createOrderServer(), []);
  const [failed, setFailed] = useState<{id: string; text: string}>();

  const dataSource = useMemo<GridDataSource>(
    () => ({
      getRows: async (params) => {
        const {rows} = await server.group(params);
        return {rows};
      },
      getGroupKey: (row) => row.groupKey,
      getChildrenCount: (row) => row.children ?? 0,
    }),
    [server],
  );

  // #region preview
  const handleError = (error: Error) => {
    if (error instanceof GridGetRowsError) {
      const {groupKeys = []} = error.params as {groupKeys?: string[]};
      setFailed({id: ['group', ...groupKeys].join('/'), text: error.message});
    }
  };
  const retry = () => {
    setFailed(undefined);
    void apiRef.current?.dataSource.fetchRows(failed?.id);
  };
  // #endregion

  return (
    <Stack spacing={1} sx={{height: 450, width: '100%', alignItems: 'start'}}>
      <Button variant="outlined" onClick={() => server.failNext(1)}>
        Let the next request fail
      </Button>
      <Box sx={{flex: 1, minHeight: 0, width: 1, position: 'relative'}}>
        <DataGridPremium
          apiRef={apiRef}
          columns={columns}
          dataSource={dataSource}
          onDataSourceError={handleError}
          groupingColDef={{width: 220}}
          initialState={{
            rowGrouping: {model: ['category']},
            columns: {columnVisibilityModel: {category: false}},
          }}
        />
        <Snackbar
          open={failed !== undefined}
          message={failed?.text}
          action={<Button onClick={retry}>Retry</Button>}
          sx={{position: 'absolute', width: 'max-content', maxWidth: 0.95}}
        />
      </Box>
    </Stack>
  );
}
