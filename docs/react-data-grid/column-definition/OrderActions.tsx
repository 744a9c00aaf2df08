import {useCallback, useMemo, useState} from 'react';
import CheckIcon from '@mui/icons-material/Check';
import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import DeleteIcon from '@mui/icons-material/Delete';
import {DataGrid, GridActionsCell, GridActionsCellItem} from '@mui/x-data-grid';
import type {GridColDef, GridRowId} from '@mui/x-data-grid';
import {makeOrders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

export default function OrderActions() {
  const [rows, setRows] = useState(() => makeOrders(8));

  const remove = useCallback(
    (id: GridRowId) => setRows((list) => list.filter((row) => row.id !== id)),
    [],
  );
  const pay = useCallback(
    (id: GridRowId) =>
      setRows((list) => list.map((row) => (row.id === id ? {...row, paid: true} : row))),
    [],
  );
  const duplicate = useCallback(
    (row: Order) =>
      setRows((list) => [...list, {...row, id: Math.max(...list.map((o) => o.id)) + 1}]),
    [],
  );

  // #region preview
  const columns = useMemo<GridColDef<Order>[]>(
    () => [
      {field: 'number', headerName: 'Order', width: 110},
      {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150},
      {field: 'paid', headerName: 'Paid', type: 'boolean', width: 80},
      {
        field: 'actions',
        headerName: 'Actions',
        type: 'actions',
        width: 110,
        renderCell: (params) => (
          <GridActionsCell {...params}>
            <GridActionsCellItem
              icon={<CheckIcon />}
              label={`Mark ${params.row.number} as paid`}
              disabled={params.row.paid}
              onClick={() => pay(params.id)}
            />
            <GridActionsCellItem
              icon={<ContentCopyIcon />}
              label="Duplicate"
              onClick={() => duplicate(params.row)}
              showInMenu
            />
            <GridActionsCellItem
              icon={<DeleteIcon />}
              label="Delete"
              onClick={() => remove(params.id)}
              showInMenu
            />
          </GridActionsCell>
        ),
      },
    ],
    [pay, duplicate, remove],
  );
  // #endregion

  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid rows={rows} columns={columns} />
    </div>
  );
}
