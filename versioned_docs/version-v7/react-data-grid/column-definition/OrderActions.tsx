import {useMemo, useState} from 'react';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import {DataGrid, GridActionsCellItem} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {makeOrders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

export default function OrderActions() {
  const [rows, setRows] = useState<Order[]>(() => makeOrders(12));
  const columns = useMemo<GridColDef<Order>[]>(
    () => [
      {field: 'number', headerName: 'Order', width: 110},
      {
        field: 'items',
        headerName: 'Items (of 48)',
        type: 'number',
        flex: 1,
        minWidth: 120,
        renderCell: ({row}) => (
          <Box sx={{display: 'flex', alignItems: 'center', height: '100%', width: '100%'}}>
            <LinearProgress
              variant="determinate"
              value={(row.items / 48) * 100}
              aria-label={`${row.items} of 48 items`}
              sx={{width: '100%'}}
            />
          </Box>
        ),
      },
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
        width: 90,
        getActions: ({row}) => [
          <GridActionsCellItem
            key="delete"
            icon={<DeleteIcon />}
            label={`Delete ${row.number}`}
            onClick={() => setRows((before) => before.filter(({id}) => id !== row.id))}
          />,
        ],
      },
    ],
    [],
  );
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid rows={rows} columns={columns} />
    </div>
  );
}
