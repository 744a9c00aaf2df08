import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  GridToolbarColumnsButton,
  GridToolbarContainer,
  GridToolbarExport,
  GridToolbarFilterButton,
  GridToolbarQuickFilter,
  useGridApiContext,
} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

// #region preview
function OrdersBar() {
  const apiRef = useGridApiContext();
  const showUnpaid = () =>
    apiRef.current.setFilterModel({items: [{field: 'paid', operator: 'is', value: 'false'}]});

  return (
    <GridToolbarContainer>
      <GridToolbarColumnsButton />
      <GridToolbarFilterButton slotProps={{button: {color: 'inherit'}}} />
      <GridToolbarExport printOptions={{disableToolbarButton: true}} />
      <Button size="small" onClick={showUnpaid}>
        Unpaid only
      </Button>
      <Box sx={{flexGrow: 1}} />
      <GridToolbarQuickFilter debounceMs={300} />
    </GridToolbarContainer>
  );
}
// #endregion

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 120},
  {field: 'paid', headerName: 'Paid', type: 'boolean', width: 90},
];

export default function OrdersToolbar() {
  return (
    <div style={{height: 440, width: '100%'}}>
      <DataGrid rows={orders} columns={columns} slots={{toolbar: OrdersBar}} />
    </div>
  );
}
