import {useState} from 'react';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {DataGrid, useGridApiRef} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {orderPriorities, orders} from '../../_data/orders';
import type {Order, OrderPriority} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150},
  {field: 'priority', headerName: 'Priority', width: 120},
];

export default function EditSelectedRows() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = useState(orders);
  const [count, setCount] = useState(0);
  const [priority, setPriority] = useState<OrderPriority>('Urgent');

  // #region preview
  const apply = () => {
    const selected = apiRef.current?.getSelectedRows();
    setRows((all) => all.map((row) => (selected?.has(row.id) ? {...row, priority} : row)));
  };
  // #endregion

  return (
    <Stack spacing={2} sx={{height: 480, width: '100%'}}>
      <Stack direction="row" spacing={2} sx={{alignItems: 'center'}}>
        <TextField
          select
          size="small"
          label="Priority"
          value={priority}
          onChange={(event) => setPriority(event.target.value as OrderPriority)}
          sx={{width: 130}}
        >
          {orderPriorities.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <Button variant="contained" disabled={count === 0} onClick={apply}>
          Set for {count} orders
        </Button>
      </Stack>
      <DataGrid
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        checkboxSelection
        disableRowSelectionOnClick
        onRowSelectionModelChange={(_model, {api}) => setCount(api.getSelectedRows().size)}
      />
    </Stack>
  );
}
