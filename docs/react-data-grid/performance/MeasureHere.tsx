import {useState} from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {DataGridPro, useGridApiRef} from '@mui/x-data-grid-pro';
import type {GridApiPro, GridColDef} from '@mui/x-data-grid-pro';
import {makeOrders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 120},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 130},
];

// #region preview
type Work = (api: GridApiPro) => void;
const filterItem = {id: 1, field: 'customer', operator: 'contains', value: 'no'};

const tasks: [name: string, work: Work][] = [
  ['Sort', (api) => api.sortColumn('total')],
  ['Filter', (api) => api.setFilterModel({items: [filterItem]})],
  ['Clear filter', (api) => api.setFilterModel({items: []})],
  ['Update one row', (api) => api.updateRows([{id: 1, total: 99_999}])],
  ['Replace all rows', (api) => api.setRows(makeOrders(100_000, 8))],
];

/** Milliseconds from the call until the next frame is on the screen. */
async function time(work: Work, api: GridApiPro): Promise<number> {
  const start = performance.now();
  work(api);
  await new Promise(requestAnimationFrame);
  await new Promise((resolve) => setTimeout(resolve));
  return Math.round(performance.now() - start);
}
// #endregion

export default function MeasureHere() {
  const apiRef = useGridApiRef();
  const [rows] = useState(() => makeOrders(100_000));
  const [result, setResult] = useState('Press a button');

  const run = async (name: string, work: Work) => {
    if (apiRef.current) {
      setResult(`${name}: ${await time(work, apiRef.current)} ms`);
    }
  };

  return (
    <Stack spacing={1} sx={{height: 540, width: '100%'}}>
      <Stack direction="row" useFlexGap spacing={1} sx={{flexWrap: 'wrap'}}>
        {tasks.map(([name, work]) => (
          <Button key={name} variant="outlined" size="small" onClick={() => run(name, work)}>
            {name}
          </Button>
        ))}
      </Stack>
      <Typography variant="body2" role="status">
        {result}
      </Typography>
      <DataGridPro apiRef={apiRef} rows={rows} columns={columns} label="Orders" />
    </Stack>
  );
}
