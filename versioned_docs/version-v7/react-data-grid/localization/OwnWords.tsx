import {useState} from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef, GridLocaleText} from '@mui/x-data-grid';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150},
  {field: 'paid', headerName: 'Paid', type: 'boolean', width: 90},
];

// #region preview
const words: Partial<GridLocaleText> = {
  noRowsLabel: 'No orders yet. New ones show up here.',
  footerRowSelected: (count) => (count === 1 ? 'One order chosen' : `${count} orders chosen`),
  columnMenuHideColumn: 'Hide from this list',
  booleanCellTrueLabel: 'paid',
  booleanCellFalseLabel: 'not paid',
};
// #endregion

export default function OwnWords() {
  const [empty, setEmpty] = useState(false);

  return (
    <Stack spacing={1} sx={{height: 440, width: '100%'}}>
      <FormControlLabel
        label="Show the empty grid"
        control={<Switch checked={empty} onChange={(event) => setEmpty(event.target.checked)} />}
      />
      <DataGrid rows={empty ? [] : orders} columns={columns} checkboxSelection localeText={words} />
    </Stack>
  );
}
