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
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 130},
];

export default function PickOrders() {
  const [selected, setSelected] = useState<GridRowSelectionModel>([2, 3]);
  const total = orders
    .filter(({id}) => selected.includes(id))
    .reduce((sum, order) => sum + order.total, 0);
  return (
    <Stack spacing={1} sx={{height: 440, width: '100%'}}>
      <Typography variant="body2" role="status">
        {selected.length} selected, {total.toLocaleString('en-US')} USD
      </Typography>
      <DataGrid
        rows={orders}
        columns={columns}
        checkboxSelection
        disableRowSelectionOnClick
        rowSelectionModel={selected}
        onRowSelectionModelChange={setSelected}
      />
    </Stack>
  );
}
