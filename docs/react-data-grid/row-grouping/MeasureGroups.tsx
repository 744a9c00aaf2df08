import {useState} from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {DataGridPremium, useGridApiRef} from '@mui/x-data-grid-premium';
import type {GridApiPremium, GridColDef} from '@mui/x-data-grid-premium';
import {measure} from '../../_data/measure';
import {makeOrders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'region', headerName: 'Region', width: 130},
  {field: 'customer', headerName: 'Customer', width: 180},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 160},
];

// #region preview
const tasks: [name: string, work: (api: GridApiPremium) => void][] = [
  ['Four groups', (api) => api.setRowGroupingModel(['region'])],
  ['Two levels', (api) => api.setRowGroupingModel(['region', 'customer'])],
  ['Totals', (api) => api.setAggregationModel({total: 'sum'})],
  ['No groups', (api) => api.setRowGroupingModel([])],
];
// #endregion

export default function MeasureGroups() {
  const apiRef = useGridApiRef();
  const [rows] = useState(() => makeOrders(100_000));
  const [result, setResult] = useState('Press a button');

  const run = async (name: string, work: (api: GridApiPremium) => void) => {
    const time = await measure(() => apiRef.current && work(apiRef.current));
    setResult(`${name}: ${time} ms`);
  };

  return (
    <Stack spacing={1} sx={{height: 480, width: '100%'}}>
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
      <DataGridPremium apiRef={apiRef} rows={rows} columns={columns} label="Orders" />
    </Stack>
  );
}
