import {useState} from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {DataGridPro, useGridApiRef} from '@mui/x-data-grid-pro';
import type {GridApiPro, GridColDef} from '@mui/x-data-grid-pro';
import {measure} from '../../_data/measure';
import {makeOrders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'status', headerName: 'Status', width: 120},
  {field: 'total', headerName: 'Total (USD)', type: 'number', flex: 1, minWidth: 130},
];
const getTreeDataPath = ({region, customer, number}: Order) => [region, customer, number];

// #region preview
const tasks: [name: string, work: (api: GridApiPro) => void][] = [
  ['Open a region', (api) => api.setRowChildrenExpansion('auto-generated-row-null/Europe', true)],
  ['Sort', (api) => api.sortColumn('total')],
  ['Update one row', (api) => api.updateRows([{id: 1, total: 99_999}])],
  ['Replace all rows', (api) => api.setRows(makeOrders(50_000, 8))],
];
// #endregion

export default function MeasureTree() {
  const apiRef = useGridApiRef();
  const [rows] = useState(() => makeOrders(50_000));
  const [result, setResult] = useState('Press a button');

  const run = async (name: string, work: (api: GridApiPro) => void) => {
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
      <DataGridPro
        apiRef={apiRef}
        treeData
        getTreeDataPath={getTreeDataPath}
        rows={rows}
        columns={columns}
        label="Orders"
      />
    </Stack>
  );
}
