import {useState} from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {DataGrid, useGridApiContext} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

declare module '@mui/x-data-grid' {
  interface NoRowsOverlayPropsOverrides {
    onImport?: () => void;
  }
}

// #region preview
function NoOrders({onImport}: {onImport?: () => void}) {
  return (
    <Stack spacing={1} sx={{height: '100%', alignItems: 'center', justifyContent: 'center'}}>
      <Typography variant="body2">There are no orders yet.</Typography>
      <Button variant="contained" onClick={onImport} sx={{pointerEvents: 'auto'}}>
        Import orders
      </Button>
    </Stack>
  );
}

function NoMatches() {
  const apiRef = useGridApiContext();
  return (
    <Stack spacing={1} sx={{height: '100%', alignItems: 'center', justifyContent: 'center'}}>
      <Typography variant="body2">No order matches the filters.</Typography>
      <Button
        onClick={() => apiRef.current.setFilterModel({items: []})}
        sx={{pointerEvents: 'auto'}}
      >
        Clear the filters
      </Button>
    </Stack>
  );
}
// #endregion

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 130},
];

export default function EmptyStates() {
  const [rows, setRows] = useState(orders);

  return (
    <Stack spacing={2} sx={{height: 470, width: '100%'}}>
      <Button variant="outlined" onClick={() => setRows([])} sx={{alignSelf: 'start'}}>
        Remove all orders
      </Button>
      <DataGrid
        rows={rows}
        columns={columns}
        showToolbar
        slots={{noRowsOverlay: NoOrders, noResultsOverlay: NoMatches}}
        slotProps={{noRowsOverlay: {onImport: () => setRows(orders)}}}
      />
    </Stack>
  );
}
