import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';
import './styles.css';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150},
  {field: 'items', headerName: 'Items', type: 'number', width: 90},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 130},
];
const rows = orders.slice(0, 30);

export default function QuietHeader() {
  return (
    <div className="quiet-header">
      <DataGrid rows={rows} columns={columns} aria-label="Orders" hideFooter />
    </div>
  );
}
