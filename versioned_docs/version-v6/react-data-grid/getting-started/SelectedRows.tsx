import {useState} from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef, GridRowSelectionModel} from '@mui/x-data-grid';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150},
];

export default function SelectedRows() {
  const [selected, setSelected] = useState<GridRowSelectionModel>([]);
  return (
    <Stack spacing={1} sx={{height: 400, width: '100%'}}>
      <Typography variant="body2" role="status">
        {selected.length} orders selected
      </Typography>
      <DataGrid
        rows={orders}
        columns={columns}
        checkboxSelection
        rowSelectionModel={selected}
        onRowSelectionModelChange={setSelected}
      />
    </Stack>
  );
}
