import {useState} from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFilteredSortedRowEntriesSelector,
  gridSortModelSelector,
  gridVisibleColumnFieldsSelector,
  useGridApiRef,
} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 130},
];

export default function ReadSummary() {
  const apiRef = useGridApiRef();
  const [summary, setSummary] = useState('Sort, filter or hide columns, then read.');

  // #region preview
  const read = () => {
    const rows = gridFilteredSortedRowEntriesSelector(apiRef);
    const total = rows.reduce((sum, {model}) => sum + (model as Order).total, 0);
    const fields = gridVisibleColumnFieldsSelector(apiRef);
    const [sorted] = gridSortModelSelector(apiRef);

    setSummary(
      `${rows.length} orders, ${total.toLocaleString('en-US')} USD, ` +
        `by ${sorted?.field ?? 'no column'}, columns: ${fields.join(', ')}`,
    );
  };
  // #endregion

  return (
    <Stack spacing={1} sx={{width: '100%', minHeight: 450}}>
      <div style={{height: 360}}>
        <DataGrid apiRef={apiRef} rows={orders} columns={columns} showToolbar />
      </div>
      <Button variant="outlined" onClick={read} sx={{alignSelf: 'start'}}>
        Read the grid
      </Button>
      <Typography variant="body2" role="status">
        {summary}
      </Typography>
    </Stack>
  );
}
