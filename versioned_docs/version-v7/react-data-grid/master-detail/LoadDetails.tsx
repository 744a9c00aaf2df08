import {useEffect, useState} from 'react';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {DataGridPro} from '@mui/x-data-grid-pro';
import type {GridColDef, GridRowParams} from '@mui/x-data-grid-pro';
import {createMockNetwork} from '../../_data/mockNetwork';
import {linesOf} from '../../_data/orderLines';
import type {OrderLine} from '../../_data/orderLines';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';
import Panel from './Panel';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 130},
];

const network = createMockNetwork({latency: [500, 900], failureRate: 0.3, seed: 4});

// #region preview
const known = new Map<number, OrderLine[]>();

function Lines({order}: {order: Order}) {
  const [lines, setLines] = useState(known.get(order.id));
  const [attempt, setAttempt] = useState(1);
  const [failedAt, setFailedAt] = useState(0);

  useEffect(() => {
    let current = true;
    if (!known.has(order.id)) {
      network
        .send(() => linesOf(order))
        .then(
          (answer) => {
            known.set(order.id, answer);
            if (current) {
              setLines(answer);
            }
          },
          () => current && setFailedAt(attempt),
        );
    }
    return () => {
      current = false;
    };
  }, [order, attempt]);

  if (lines) {
    return lines.map(({id, product, quantity}) => (
      <Typography key={id} variant="body2">
        {quantity} × {product}
      </Typography>
    ));
  }
  if (failedAt === attempt) {
    return <Button onClick={() => setAttempt(attempt + 1)}>Failed. Try again</Button>;
  }
  return <Skeleton variant="rounded" height={72} aria-label="Loading the lines" />;
}
// #endregion

const getDetailPanelContent = ({row}: GridRowParams<Order>) => (
  <Panel>
    <Stack sx={{minHeight: 72}}>
      <Lines order={row} />
    </Stack>
  </Panel>
);
const getDetailPanelHeight = () => 'auto' as const;

export default function LoadDetails() {
  return (
    <div style={{height: 440, width: '100%'}}>
      <DataGridPro
        rows={orders}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
      />
    </div>
  );
}
