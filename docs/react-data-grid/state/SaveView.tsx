import {useState} from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {DataGrid, useGridApiRef} from '@mui/x-data-grid';
import type {GridColDef, GridInitialState} from '@mui/x-data-grid';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', width: 190},
  {field: 'region', headerName: 'Region', width: 130},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 130},
];

export default function SaveView() {
  const apiRef = useGridApiRef();
  const [view, setView] = useState<GridInitialState>();

  // #region preview
  const save = () => setView(apiRef.current?.exportState());
  const restore = () => view && apiRef.current?.restoreState(view);
  // #endregion

  return (
    <Stack spacing={1} sx={{height: 460, width: '100%'}}>
      <Stack direction="row" useFlexGap spacing={1} sx={{flexWrap: 'wrap'}}>
        <Button variant="contained" onClick={save}>
          Save the view
        </Button>
        <Button variant="outlined" disabled={!view} onClick={restore}>
          Restore it
        </Button>
      </Stack>
      <DataGrid
        apiRef={apiRef}
        rows={orders}
        columns={columns}
        showToolbar
        initialState={{sorting: {sortModel: [{field: 'total', sort: 'desc'}]}}}
      />
    </Stack>
  );
}
