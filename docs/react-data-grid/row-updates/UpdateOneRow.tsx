import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {DataGrid, useGridApiRef} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {makeOrders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160},
  {field: 'status', headerName: 'Status', width: 120},
];

const rows = makeOrders(5);

export default function UpdateOneRow() {
  const apiRef = useGridApiRef();
  // #region preview
  const change = () => apiRef.current?.updateRows([{id: 2, status: 'Returned'}]);
  const insert = () =>
    apiRef.current?.updateRows([{id: 99, number: 'SO-99', customer: 'New', status: 'Draft'}]);
  const remove = () => apiRef.current?.updateRows([{id: 3, _action: 'delete'}]);
  // #endregion

  return (
    <Stack spacing={2} sx={{height: 470, width: '100%'}}>
      <Stack direction="row" useFlexGap spacing={1} sx={{flexWrap: 'wrap'}}>
        <Button variant="outlined" onClick={change}>
          Return SO-10401
        </Button>
        <Button variant="outlined" onClick={insert}>
          Insert SO-99
        </Button>
        <Button variant="outlined" onClick={remove}>
          Delete SO-10402
        </Button>
      </Stack>
      <DataGrid apiRef={apiRef} rows={rows} columns={columns} />
    </Stack>
  );
}
