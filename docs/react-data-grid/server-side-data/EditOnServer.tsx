import {useMemo, useState} from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {DataGrid, GridUpdateRowError} from '@mui/x-data-grid';
import type {GridColDef, GridDataSource} from '@mui/x-data-grid';
import {createOrderServer} from '../../_data/orderServer';
import type {OrderRow} from '../../_data/orderServer';

const columns: GridColDef<OrderRow>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170},
  {field: 'items', headerName: 'Units', type: 'number', width: 90, editable: true},
  {field: 'paid', headerName: 'Paid', type: 'boolean', width: 90, editable: true},
];

export default function EditOnServer() {
  const [problem, setProblem] = useState('');

  // #region preview
  const dataSource = useMemo<GridDataSource>(() => {
    const server = createOrderServer();
    return {
      getRows: async (params) => {
        const {rows, total} = await server.list(params);
        return {rows, rowCount: total};
      },
      updateRow: async ({rowId, updatedRow}) => {
        setProblem('');
        return server.update(Number(rowId), updatedRow as OrderRow);
      },
    };
  }, []);
  // #endregion

  return (
    <Stack spacing={1} sx={{height: 450, width: '100%'}}>
      <Typography role="status" variant="body2" color={problem ? 'error' : undefined}>
        {problem || 'Set the units of an order to 500.'}
      </Typography>
      <DataGrid
        columns={columns}
        dataSource={dataSource}
        onDataSourceError={(error) => {
          setProblem(
            error instanceof GridUpdateRowError ? error.message : 'The orders did not load.',
          );
        }}
        pageSizeOptions={[10]}
        initialState={{pagination: {paginationModel: {pageSize: 10}, rowCount: 0}}}
      />
    </Stack>
  );
}
