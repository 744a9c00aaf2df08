import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'region', headerName: 'Region', width: 130},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170},
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 120},
];

const rows = [...orders].sort(
  (a, b) => a.region.localeCompare(b.region) || a.customer.localeCompare(b.customer),
);

export default function OrdersByRegion() {
  return (
    <div style={{height: 440, width: '100%'}}>
      <DataGrid
        rows={rows}
        columns={columns}
        rowSpanning
        showCellVerticalBorder
        disableRowSelectionOnClick
      />
    </div>
  );
}
