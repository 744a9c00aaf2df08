import {useState} from 'react';
import ArchiveIcon from '@mui/icons-material/Archive';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {DataGrid, GridActionsCell, GridActionsCellItem} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const makeColumns = (archive: (order: Order) => void): GridColDef<Order>[] => [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150},
  {
    field: 'paid',
    headerName: 'Payment',
    width: 110,
    // #region preview
    renderCell: ({value}) => (value ? 'Paid' : 'Open'),
  },
  {
    field: 'actions',
    type: 'actions',
    headerName: 'Actions',
    renderCell: (params) => (
      <GridActionsCell {...params}>
        <GridActionsCellItem
          icon={<ArchiveIcon />}
          label={`Archive ${params.row.number}`}
          onClick={() => archive(params.row)}
        />
      </GridActionsCell>
    ),
    // #endregion
  },
];

export default function NamedActions() {
  const [rows, setRows] = useState<readonly Order[]>(orders);
  const [message, setMessage] = useState('No order archived');
  const [columns] = useState(() =>
    makeColumns((order) => {
      setRows((current) => current.filter((row) => row.id !== order.id));
      setMessage(`Archived ${order.number}`);
    }),
  );

  return (
    <Stack spacing={1} sx={{height: 430, width: '100%'}}>
      <Typography variant="body2" role="status">
        {message}
      </Typography>
      <DataGrid rows={rows} columns={columns} label="Orders" />
    </Stack>
  );
}
