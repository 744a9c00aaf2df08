import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {orders} from '../../../_data/orders';
import type {Order} from '../../../_data/orders';
import './styles.css';

// #region preview
const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160},
  {
    field: 'total',
    headerName: 'Total (USD)',
    type: 'number',
    width: 140,
    headerClassName: 'header-style-money',
  },
];
// #endregion

export default function HeaderStyle() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid rows={orders} columns={columns} className="header-style" />
    </div>
  );
}
