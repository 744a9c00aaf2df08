import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {orders} from '../../../_data/orders';
import type {Order} from '../../../_data/orders';
import './styles.css';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170},
  {field: 'items', headerName: 'Items', type: 'number', width: 100},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 140},
];

export default function SortedColumnStyle() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid
        rows={orders}
        columns={columns}
        initialState={{sorting: {sortModel: [{field: 'total', sort: 'desc'}]}}}
        className="sorted-column-style"
      />
    </div>
  );
}
