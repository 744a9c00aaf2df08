import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef, GridRowParams} from '@mui/x-data-grid';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150},
  {field: 'paid', headerName: 'Paid', type: 'boolean', width: 90},
];

// #region preview
const isUnpaid = ({row}: GridRowParams<Order>) => !row.paid;
// #endregion

export default function UnpaidOnly() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid rows={orders} columns={columns} checkboxSelection isRowSelectable={isUnpaid} />
    </div>
  );
}
