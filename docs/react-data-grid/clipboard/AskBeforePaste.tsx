import {useRef, useState} from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import {DataGridPremium} from '@mui/x-data-grid-premium';
import type {GridColDef} from '@mui/x-data-grid-premium';
import {orderPriorities, orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

// #region preview
const columns: GridColDef<Order>[] = [
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150},
  {
    field: 'priority',
    headerName: 'Priority',
    width: 120,
    editable: true,
    pastedValueParser: (text) =>
      orderPriorities.find((name) => name.toLowerCase() === text.trim().toLowerCase()),
  },
  {
    field: 'placedAt',
    headerName: 'Placed',
    type: 'date',
    width: 130,
    editable: true,
    pastedValueParser: (text) => {
      const date = new Date(text);
      return Number.isNaN(date.getTime()) ? undefined : date;
    },
  },
];
// #endregion

export default function AskBeforePaste() {
  const answer = useRef<(go: boolean) => void>(undefined);
  const [cells, setCells] = useState(0);
  const close = (go: boolean) => {
    setCells(0);
    answer.current?.(go);
  };

  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGridPremium
        rows={orders}
        columns={columns}
        cellSelection
        rowSelection={false}
        onBeforeClipboardPasteStart={({data}) =>
          new Promise<void>((resolve, reject) => {
            answer.current = (go) => (go ? resolve() : reject(new Error('Canceled')));
            setCells(data.flat().length);
          })
        }
      />
      <Dialog open={cells > 0} onClose={() => close(false)} aria-labelledby="ask-before-paste">
        <DialogTitle id="ask-before-paste">Paste {cells} cells?</DialogTitle>
        <DialogActions>
          <Button onClick={() => close(false)}>Cancel</Button>
          <Button onClick={() => close(true)}>Paste</Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
