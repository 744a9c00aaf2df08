import {useState} from 'react';
import type {FormEvent} from 'react';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {DataGridPro, useGridApiContext} from '@mui/x-data-grid-pro';
import type {GridColDef, GridRowParams} from '@mui/x-data-grid-pro';
import {orderPriorities, orders} from '../../_data/orders';
import type {Order, OrderPriority} from '../../_data/orders';
import Panel from './Panel';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170},
  {field: 'priority', headerName: 'Priority', width: 110},
  {field: 'items', headerName: 'Units', type: 'number', width: 90},
];

// #region preview
function OrderForm({order}: {order: Order}) {
  const apiRef = useGridApiContext();
  const [priority, setPriority] = useState(order.priority);
  const [items, setItems] = useState(String(order.items));
  const valid = Number(items) >= 1;

  const save = (event: FormEvent) => {
    event.preventDefault();
    apiRef.current.updateRows([{...order, priority, items: Number(items)}]);
    apiRef.current.toggleDetailPanel(order.id);
  };

  return (
    <Stack component="form" direction="row" spacing={2} onSubmit={save}>
      <TextField
        select
        size="small"
        label="Priority"
        value={priority}
        onChange={(event) => setPriority(event.target.value as OrderPriority)}
        sx={{width: 120}}
      >
        {orderPriorities.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        size="small"
        type="number"
        label="Units"
        value={items}
        error={!valid}
        onChange={(event) => setItems(event.target.value)}
        sx={{width: 80}}
      />
      <Button type="submit" disabled={!valid}>
        Save
      </Button>
    </Stack>
  );
}
// #endregion

const getDetailPanelContent = ({row}: GridRowParams<Order>) => (
  <Panel>
    <OrderForm order={row} />
  </Panel>
);
const getDetailPanelHeight = () => 74;

export default function EditInPanel() {
  return (
    <div style={{height: 420, width: '100%'}}>
      <DataGridPro
        rows={orders}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={{detailPanel: {expandedRowIds: [1]}}}
      />
    </div>
  );
}
