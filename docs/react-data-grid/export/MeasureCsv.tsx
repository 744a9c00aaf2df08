import {useState} from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {DataGridPro, useGridApiRef} from '@mui/x-data-grid-pro';
import type {GridColDef} from '@mui/x-data-grid-pro';
import {measure} from '../../_data/measure';
import {makeOrders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 120},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170},
  {field: 'placedAt', headerName: 'Placed', type: 'date', width: 120},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 130},
];

export default function MeasureCsv() {
  const apiRef = useGridApiRef();
  const [rows] = useState(() => makeOrders(100_000));
  const [result, setResult] = useState('100,000 orders');

  // #region preview
  const write = async (count: number) => {
    let size = 0;
    const time = await measure(() => {
      const getRowsToExport = () => rows.slice(0, count).map(({id}) => id);
      size = apiRef.current?.getDataAsCsv({getRowsToExport}).length ?? 0;
    });
    setResult(`${size.toLocaleString('en-US')} characters in ${time} ms`);
  };
  // #endregion

  return (
    <Stack spacing={1} sx={{height: 440, width: '100%'}}>
      <Stack direction="row" useFlexGap spacing={1} sx={{flexWrap: 'wrap'}}>
        {[1_000, 10_000, 100_000].map((count) => (
          <Button key={count} variant="outlined" size="small" onClick={() => write(count)}>
            Write {count.toLocaleString('en-US')} rows
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
