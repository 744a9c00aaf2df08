import {useState} from 'react';
import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {DataGrid, GridRowModes} from '@mui/x-data-grid';
import type {GridColDef, GridRowModesModel} from '@mui/x-data-grid';
import {orderPriorities, orders} from '../../_data/orders';
import {OrderActions} from './OrderActions';
import type {OrderLine} from './OrderActions';

const makeColumns = (remove: (id: number) => void): GridColDef<OrderLine>[] => [
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150, editable: true},
  {
    field: 'priority',
    headerName: 'Priority',
    type: 'singleSelect',
    valueOptions: [...orderPriorities],
    width: 110,
    editable: true,
  },
  {field: 'items', headerName: 'Items', type: 'number', width: 90, editable: true},
  {
    field: 'actions',
    type: 'actions',
    headerName: 'Actions',
    width: 100,
    renderCell: (params) => <OrderActions {...params} onRemove={remove} />,
  },
];

export default function OrderCrud() {
  const [rows, setRows] = useState<OrderLine[]>(() => orders.slice(0, 6));
  const [rowModes, setRowModes] = useState<GridRowModesModel>({});
  const [columns] = useState(() =>
    makeColumns((id) => setRows((current) => current.filter((row) => row.id !== id))),
  );

  // #region preview
  const add = () => {
    const id = Math.max(0, ...rows.map((row) => row.id)) + 1;
    setRows([{id, customer: '', priority: 'Normal', items: 1, isNew: true}, ...rows]);
    setRowModes({...rowModes, [id]: {mode: GridRowModes.Edit, fieldToFocus: 'customer'}});
  };

  const save = (row: OrderLine) => {
    const saved = {...row, isNew: false};
    setRows((current) => current.map((entry) => (entry.id === row.id ? saved : entry)));
    return saved;
  };
  // #endregion

  return (
    <Stack spacing={1} sx={{height: 440, width: '100%'}}>
      <Button variant="outlined" startIcon={<AddIcon />} onClick={add} sx={{alignSelf: 'start'}}>
        Add an order
      </Button>
      <DataGrid
        rows={rows}
        columns={columns}
        editMode="row"
        rowModesModel={rowModes}
        onRowModesModelChange={setRowModes}
        processRowUpdate={save}
        onRowEditStop={({reason, id}) => {
          if (reason === 'escapeKeyDown') {
            setRows((current) => current.filter((row) => row.id !== id || !row.isNew));
          }
        }}
        hideFooter
      />
    </Stack>
  );
}
