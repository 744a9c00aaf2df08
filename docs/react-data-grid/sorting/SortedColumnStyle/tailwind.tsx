import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {orders} from '../../../_data/orders';
import type {Order} from '../../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170},
  {field: 'items', headerName: 'Items', type: 'number', width: 100},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 140},
];

// #region preview
const classes = [
  '[&_.MuiDataGrid-columnHeader--sorted]:text-blue-700!',
  'dark:[&_.MuiDataGrid-columnHeader--sorted]:text-blue-300!',
  '[&_.MuiDataGrid-columnHeader--sorted]:shadow-[inset_0_-2px_currentColor]!',
  '[&_.MuiDataGrid-columnHeader--sortable_.MuiDataGrid-iconButtonContainer]:visible!',
  '[&_.MuiDataGrid-columnHeader--sortable_.MuiDataGrid-iconButtonContainer]:w-auto!',
  '[&_.MuiDataGrid-columnHeader--sortable_.MuiDataGrid-sortButton]:text-inherit!',
  '[&_.MuiDataGrid-columnHeader:not(.MuiDataGrid-columnHeader--sorted)_.MuiDataGrid-sortButton]:opacity-50!',
].join(' ');
// #endregion

export default function SortedColumnStyle() {
  return (
    <div className="h-[400px] w-full">
      <DataGrid
        rows={orders}
        columns={columns}
        initialState={{sorting: {sortModel: [{field: 'total', sort: 'desc'}]}}}
        className={classes}
      />
    </div>
  );
}
