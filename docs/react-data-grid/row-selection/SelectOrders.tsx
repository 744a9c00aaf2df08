import {useState} from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 130},
];

export default function SelectOrders() {
  const [sum, setSum] = useState(0);

  return (
    <Stack spacing={2} sx={{height: 440, width: '100%'}}>
      <Typography variant="body2" role="status">
        Selected: {sum.toLocaleString('en-US')} USD
      </Typography>
      {/* #region preview */}
      <DataGrid
        rows={orders}
        columns={columns}
        checkboxSelection
        onRowSelectionModelChange={(_, {api}) => {
          const selected = [...api.getSelectedRows().values()] as Order[];
          setSum(selected.reduce((total, order) => total + order.total, 0));
        }}
      />
      {/* #endregion */}
    </Stack>
  );
}
