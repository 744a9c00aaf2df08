import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {orders} from '../../../_data/orders';
import type {Order} from '../../../_data/orders';

// #region preview
const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160},
  {
    field: 'total',
    headerName: 'Total (USD)',
    type: 'number',
    width: 140,
    headerClassName: 'bg-blue-700! text-white! [&_.MuiIconButton-root]:text-inherit!',
  },
];

const classes =
  '[&_.MuiDataGrid-columnHeader]:bg-slate-100 dark:[&_.MuiDataGrid-columnHeader]:bg-slate-800';
// #endregion

export default function HeaderStyle() {
  return (
    <div className="h-[400px] w-full">
      <DataGrid rows={orders} columns={columns} className={classes} />
    </div>
  );
}
