import {DataGrid, GridToolbar} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170},
  {field: 'placedAt', headerName: 'Placed', type: 'date', width: 120},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 130},
];

export default function ExportOrders() {
  return (
    <div style={{height: 440, width: '100%'}}>
      <DataGrid
        rows={orders}
        columns={columns}
        slots={{toolbar: GridToolbar}}
        slotProps={{
          toolbar: {
            csvOptions: {fileName: 'orders', delimiter: ';', utf8WithBom: true},
            printOptions: {fileName: 'Orders', hideToolbar: true, hideFooter: true},
          },
        }}
      />
    </div>
  );
}
