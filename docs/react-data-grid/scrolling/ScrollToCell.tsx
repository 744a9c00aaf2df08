import {useState} from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {DataGridPro, useGridApiRef} from '@mui/x-data-grid-pro';
import type {GridColDef} from '@mui/x-data-grid-pro';
import {makeOrders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const orders = makeOrders(1000);

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', width: 190},
  {field: 'region', headerName: 'Region', width: 140},
  {field: 'category', headerName: 'Category', width: 130},
  {field: 'status', headerName: 'Status', width: 130},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 140},
];

export default function ScrollToCell() {
  const apiRef = useGridApiRef();
  const [next, setNext] = useState(500);

  // #region preview
  const goTo = (rowIndex: number, field: string) => {
    const id = apiRef.current?.getSortedRowIds()[rowIndex];
    const colIndex = apiRef.current?.getColumnIndex(field);
    apiRef.current?.scrollToIndexes({rowIndex, colIndex});
    if (id !== undefined) {
      apiRef.current?.setCellFocus(id, field);
    }
  };
  // #endregion

  return (
    <Stack spacing={2} sx={{height: 460, width: '100%'}}>
      <Stack direction="row" useFlexGap spacing={1} sx={{flexWrap: 'wrap'}}>
        <Button
          variant="outlined"
          onClick={() => {
            goTo(next, 'total');
            setNext((next + 137) % orders.length);
          }}
        >
          Total of row {next + 1}
        </Button>
        <Button variant="outlined" onClick={() => goTo(0, 'number')}>
          Start
        </Button>
      </Stack>
      <DataGridPro apiRef={apiRef} rows={orders} columns={columns} />
    </Stack>
  );
}
