import {useEffect, useState} from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef, GridRowSelectionModel} from '@mui/x-data-grid';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110, sortable: false},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170, sortable: false},
];

export default function AcrossServerPages() {
  const [pages, setPages] = useState({page: 0, pageSize: 5});
  const [rows, setRows] = useState<Order[]>([]);
  const [model, setModel] = useState<GridRowSelectionModel>({type: 'include', ids: new Set()});

  useEffect(() => {
    const start = pages.page * pages.pageSize;
    const timer = setTimeout(() => setRows(orders.slice(start, start + pages.pageSize)), 300);
    return () => clearTimeout(timer);
  }, [pages]);

  return (
    <Stack spacing={2} sx={{height: 440, width: '100%'}}>
      <Typography variant="body2" role="status">
        Selected ids: {[...model.ids].join(', ') || 'none'}
      </Typography>
      {/* #region preview */}
      <DataGrid
        rows={rows}
        rowCount={orders.length}
        columns={columns}
        paginationMode="server"
        paginationModel={pages}
        onPaginationModelChange={setPages}
        pageSizeOptions={[5]}
        checkboxSelection
        keepNonExistentRowsSelected
        disableRowSelectionExcludeModel
        rowSelectionModel={model}
        onRowSelectionModelChange={setModel}
        disableColumnFilter
      />
      {/* #endregion */}
    </Stack>
  );
}
