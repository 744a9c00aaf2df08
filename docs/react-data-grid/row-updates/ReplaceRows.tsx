import {useState} from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {makeOrders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160},
  {field: 'paid', headerName: 'Paid', type: 'boolean', width: 90},
];

const stock = makeOrders(40);

export default function ReplaceRows() {
  // #region preview
  const [rows, setRows] = useState(stock.slice(0, 4));

  const add = () =>
    setRows((list) => {
      const next = stock.find(({id}) => list.every((row) => row.id !== id));
      return next ? [...list, next] : list;
    });
  const removeFirst = () => setRows((list) => list.slice(1));
  const payAll = () => setRows((list) => list.map((row) => ({...row, paid: true})));
  // #endregion

  return (
    <Stack spacing={2} sx={{height: 470, width: '100%'}}>
      <Stack direction="row" useFlexGap spacing={1} sx={{flexWrap: 'wrap'}}>
        <Button variant="outlined" onClick={add}>
          Add
        </Button>
        <Button variant="outlined" onClick={removeFirst}>
          Remove first
        </Button>
        <Button variant="outlined" onClick={payAll}>
          Mark as paid
        </Button>
      </Stack>
      <DataGrid rows={rows} columns={columns} />
    </Stack>
  );
}
