import {useState} from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {DataGrid, useGridApiRef} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170},
  {field: 'items', headerName: 'Items', type: 'number', width: 90},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 130},
];

export default function SortFromOutside() {
  const apiRef = useGridApiRef();
  const [top, setTop] = useState('Not read yet');

  // #region preview
  const sortNext = () => apiRef.current?.sortColumn('total');
  const clear = () => apiRef.current?.setSortModel([]);
  const readTopThree = () => {
    const ids = apiRef.current?.getSortedRowIds().slice(0, 3) ?? [];
    setTop(ids.map((id) => apiRef.current?.getRow(id)?.number).join(', '));
  };
  // #endregion

  return (
    <Stack spacing={2} sx={{height: 500, width: '100%'}}>
      <Stack direction="row" useFlexGap spacing={1} sx={{flexWrap: 'wrap'}}>
        <Button variant="outlined" onClick={sortNext}>
          Next order of Total
        </Button>
        <Button variant="outlined" onClick={clear}>
          Clear
        </Button>
        <Button variant="outlined" onClick={readTopThree}>
          Read top three
        </Button>
      </Stack>
      <Typography variant="body2" role="status">
        Top three: {top}
      </Typography>
      <DataGrid apiRef={apiRef} rows={orders} columns={columns} />
    </Stack>
  );
}
