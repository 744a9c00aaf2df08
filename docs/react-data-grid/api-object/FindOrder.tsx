import {useState} from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {DataGrid, useGridApiRef} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150},
  {field: 'status', headerName: 'Status', width: 120},
];

export default function FindOrder() {
  const apiRef = useGridApiRef();
  const [number, setNumber] = useState('SO-10442');

  // #region preview
  const find = () => {
    const order = orders.find((each) => each.number === number.trim());
    if (order && apiRef.current) {
      apiRef.current.setFilterModel({items: []});
      const rowIndex = apiRef.current.getSortedRowIds().indexOf(order.id);
      apiRef.current.scrollToIndexes({rowIndex, colIndex: 0});
      apiRef.current.setCellFocus(order.id, 'number');
    }
  };
  // #endregion

  return (
    <Stack spacing={1} sx={{width: '100%', pt: 1}}>
      <Stack direction="row" spacing={1}>
        <TextField
          label="Order number"
          size="small"
          value={number}
          onChange={(event) => setNumber(event.target.value)}
        />
        <Button variant="contained" onClick={find}>
          Find
        </Button>
      </Stack>
      <div style={{height: 360}}>
        <DataGrid apiRef={apiRef} rows={orders} columns={columns} />
      </div>
    </Stack>
  );
}
