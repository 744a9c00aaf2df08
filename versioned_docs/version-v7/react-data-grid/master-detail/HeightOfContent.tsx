import {useState} from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {DataGridPro} from '@mui/x-data-grid-pro';
import type {GridColDef, GridRowParams} from '@mui/x-data-grid-pro';
import {linesOf} from '../../_data/orderLines';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';
import Panel from './Panel';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 130},
];

function Lines({order}: {order: Order}) {
  const [all, setAll] = useState(false);
  const lines = linesOf(order);
  return (
    <Stack sx={{alignItems: 'start'}}>
      {lines.slice(0, all ? undefined : 2).map(({id, product, quantity, price}) => (
        <Typography key={id} variant="body2">
          {quantity} × {product} at ${price}
        </Typography>
      ))}
      {lines.length > 2 && (
        <Button size="small" onClick={() => setAll(!all)}>
          {all ? 'Show fewer' : `Show all ${lines.length}`}
        </Button>
      )}
    </Stack>
  );
}

// #region preview
const getDetailPanelContent = ({row}: GridRowParams<Order>) => (
  <Panel>
    <Lines order={row} />
  </Panel>
);
const getDetailPanelHeight = () => 'auto' as const;
// #endregion

export default function HeightOfContent() {
  return (
    <div style={{height: 420, width: '100%'}}>
      <DataGridPro
        rows={orders}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={{detailPanel: {expandedRowIds: [1, 3]}}}
      />
    </div>
  );
}
