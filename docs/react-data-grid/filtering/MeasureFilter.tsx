import {useState} from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {DataGridPro, gridFilteredRowCountSelector, useGridApiRef} from '@mui/x-data-grid-pro';
import type {GridColDef, GridFilterModel} from '@mui/x-data-grid-pro';
import {measure} from '../../_data/measure';
import {makeOrders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 120},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 130},
];

// #region preview
const models: Record<string, GridFilterModel> = {
  'One number': {items: [{field: 'total', operator: '>', value: 9000}]},
  'One text': {items: [{field: 'customer', operator: 'contains', value: 'light'}]},
  'Two words': {items: [], quickFilterValues: ['hotel', '10']},
  'No filter': {items: []},
};
// #endregion

export default function MeasureFilter() {
  const apiRef = useGridApiRef();
  const [rows] = useState(() => makeOrders(100_000));
  const [result, setResult] = useState('Press a button');

  const run = async (name: string, model: GridFilterModel) => {
    const time = await measure(() => apiRef.current?.setFilterModel(model));
    const count = gridFilteredRowCountSelector(apiRef).toLocaleString('en-US');
    setResult(`${name}: ${count} rows in ${time} ms`);
  };

  return (
    <Stack spacing={1} sx={{height: 480, width: '100%'}}>
      <Stack direction="row" useFlexGap spacing={1} sx={{flexWrap: 'wrap'}}>
        {Object.entries(models).map(([name, model]) => (
          <Button key={name} variant="outlined" size="small" onClick={() => run(name, model)}>
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
