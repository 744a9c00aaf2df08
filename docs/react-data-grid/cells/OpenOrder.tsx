import {useState} from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef, GridEventListener} from '@mui/x-data-grid';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170},
  {field: 'status', headerName: 'Status', width: 120},
  {field: 'items', headerName: 'Items', type: 'number', width: 90},
];

export default function OpenOrder() {
  const [open, setOpen] = useState(false);
  const [order, setOrder] = useState<Order>();

  // #region preview
  const show = (row: Order) => {
    setOrder(row);
    setOpen(true);
  };
  const onKeyDown: GridEventListener<'cellKeyDown'> = ({row}, event) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      show(row as Order);
    }
  };
  // #endregion

  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid
        rows={orders}
        columns={columns}
        disableRowSelectionOnClick
        onCellDoubleClick={({row}) => show(row as Order)}
        onCellKeyDown={onKeyDown}
      />
      <Dialog open={open} onClose={() => setOpen(false)} aria-labelledby="open-order-title">
        <DialogTitle id="open-order-title">{order?.number}</DialogTitle>
        <DialogContent>
          {order?.items} items of {order?.category} for {order?.customer}
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
