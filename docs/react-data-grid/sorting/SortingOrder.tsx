import {useState} from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef, GridSortDirection} from '@mui/x-data-grid';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const choices: Record<string, GridSortDirection[]> = {
  'Ascending, descending, unsorted': ['asc', 'desc', null],
  'Descending, ascending, unsorted': ['desc', 'asc', null],
  'Ascending, descending': ['asc', 'desc'],
  'Ascending, unsorted': ['asc', null],
};

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170},
  {
    field: 'total',
    headerName: 'Total (USD)',
    type: 'number',
    width: 140,
    sortingOrder: ['desc', 'asc'],
  },
];

export default function SortingOrder() {
  const [choice, setChoice] = useState('Ascending, descending, unsorted');

  return (
    <Stack spacing={2} sx={{height: 480, width: '100%'}}>
      <TextField
        select
        size="small"
        label="Order and customer go through"
        value={choice}
        onChange={(event) => setChoice(event.target.value)}
      >
        {Object.keys(choices).map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      {/* #region preview */}
      <DataGrid rows={orders} columns={columns} sortingOrder={choices[choice]} />
      {/* #endregion */}
    </Stack>
  );
}
