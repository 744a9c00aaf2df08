import {useState} from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {DataGridPro, GRID_REORDER_COL_DEF} from '@mui/x-data-grid-pro';
import type {DataGridProProps, GridColDef} from '@mui/x-data-grid-pro';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const start = orders
  .slice(0, 8)
  .map((order) => ({...order, __reorder__: `${order.number}, ${order.customer}`}));

const columns: GridColDef<Order>[] = [
  {...GRID_REORDER_COL_DEF, width: 70, renderHeader: () => 'Move'},
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160},
  {field: 'priority', headerName: 'Priority', width: 110},
];

export default function OrderTasks() {
  const [rows, setRows] = useState(start);

  // #region preview
  const move: DataGridProProps['onRowOrderChange'] = ({oldIndex, targetIndex}) => {
    setRows((current) => {
      const next = [...current];
      next.splice(targetIndex, 0, ...next.splice(oldIndex, 1));
      return next;
    });
  };
  // #endregion

  return (
    <Stack spacing={2} sx={{height: 480, width: '100%'}}>
      <Typography variant="body2" role="status">
        First to pack: {rows[0]?.number}
      </Typography>
      <DataGridPro
        rows={rows}
        columns={columns}
        rowReordering
        onRowOrderChange={move}
        disableColumnSorting
        hideFooter
      />
    </Stack>
  );
}
