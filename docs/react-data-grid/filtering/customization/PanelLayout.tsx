import {useState} from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {orders} from '../../../_data/orders';
import type {Order} from '../../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160},
  {field: 'region', headerName: 'Region', width: 130},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 130},
];

export default function PanelLayout() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  return (
    <Stack spacing={1} sx={{height: 480, width: '100%'}}>
      <Box ref={setAnchor} sx={{alignSelf: 'end', typography: 'body2'}}>
        The panel opens here.
      </Box>
      {/* #region preview */}
      <DataGrid
        rows={orders}
        columns={columns}
        showToolbar
        slotProps={{
          panel: {target: anchor},
          filterPanel: {
            columnsSort: 'asc',
            filterFormProps: {
              columnInputProps: {size: 'small', sx: {mt: 'auto'}},
              operatorInputProps: {size: 'small', sx: {mt: 'auto'}},
              valueInputProps: {InputComponentProps: {size: 'small', sx: {mt: 'auto'}}},
            },
            sx: {'& .MuiDataGrid-filterForm': {gap: 1, p: 2}},
          },
        }}
      />
      {/* #endregion */}
    </Stack>
  );
}
