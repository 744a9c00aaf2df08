import {useState} from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {orderPriorities, orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160, editable: true},
  {
    field: 'priority',
    headerName: 'Priority',
    type: 'singleSelect',
    valueOptions: [...orderPriorities],
    width: 120,
    editable: true,
  },
  {field: 'items', headerName: 'Items', type: 'number', width: 100, editable: true},
];

export default function EditRows() {
  const [byRow, setByRow] = useState(true);

  return (
    <Stack spacing={1} sx={{height: 440, width: '100%'}}>
      <FormControlLabel
        label="Edit whole rows"
        control={<Switch checked={byRow} onChange={(event) => setByRow(event.target.checked)} />}
      />
      <DataGrid
        key={String(byRow)}
        rows={orders}
        columns={columns}
        editMode={byRow ? 'row' : 'cell'}
      />
    </Stack>
  );
}
