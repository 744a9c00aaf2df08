import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {DataGrid, useGridApiRef} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170},
];

export default function NoColumns() {
  const apiRef = useGridApiRef();
  const hideAll = () => apiRef.current?.setColumnVisibilityModel({number: false, customer: false});

  return (
    <Stack spacing={2} sx={{height: 360, width: '100%'}}>
      <Button variant="outlined" onClick={hideAll} sx={{alignSelf: 'start'}}>
        Hide all columns
      </Button>
      <DataGrid
        apiRef={apiRef}
        rows={orders}
        columns={columns}
        // #region preview
        localeText={{
          noColumnsOverlayLabel: 'All columns are hidden.',
          noColumnsOverlayManageColumns: 'Choose columns',
        }}
        // #endregion
        hideFooter
      />
    </Stack>
  );
}
