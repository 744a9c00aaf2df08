import {DataGridPremium} from '@mui/x-data-grid-premium';
import type {GridColDef, GridPivotModel} from '@mui/x-data-grid-premium';
import {makeOrders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const orders = makeOrders(400);
const columns: GridColDef<Order>[] = [
  {field: 'region', headerName: 'Region', width: 140},
  {field: 'category', headerName: 'Category', width: 140},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 130},
];

// #region preview
const model: GridPivotModel = {
  rows: [{field: 'region'}],
  columns: [{field: 'category', sort: 'asc'}],
  values: [{field: 'total', aggFunc: 'sum'}],
};
// #endregion

export default function SalesPivot() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGridPremium
        rows={orders}
        columns={columns}
        initialState={{pivoting: {enabled: true, model}}}
        groupingColDef={{width: 170}}
        sx={{'& .MuiDataGrid-footerCell': {color: 'primary.main'}}}
      />
    </div>
  );
}
