import {useState} from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef, GridRowSelectionModel} from '@mui/x-data-grid';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170},
  {field: 'priority', headerName: 'Priority', width: 120},
];

export default function ControlledSelection() {
  // #region preview
  const [model, setModel] = useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set(),
  });

  const selectUrgent = () => {
    const urgent = orders.filter(({priority}) => priority === 'Urgent');
    setModel({type: 'include', ids: new Set(urgent.map(({id}) => id))});
  };
  const selectNone = () => setModel({type: 'include', ids: new Set()});
  // #endregion

  return (
    <Stack spacing={2} sx={{height: 520, width: '100%'}}>
      <Stack direction="row" useFlexGap spacing={1} sx={{flexWrap: 'wrap'}}>
        <Button variant="outlined" onClick={selectUrgent}>
          Urgent orders
        </Button>
        <Button variant="outlined" onClick={selectNone}>
          None
        </Button>
      </Stack>
      <Typography variant="body2" role="status" noWrap>
        {model.type}: {[...model.ids].join(', ') || 'no ids'}
      </Typography>
      <DataGrid
        rows={orders}
        columns={columns}
        checkboxSelection
        rowSelectionModel={model}
        onRowSelectionModelChange={setModel}
      />
    </Stack>
  );
}
