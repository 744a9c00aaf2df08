import {DataGridPremium, GridSidebarValue} from '@mui/x-data-grid-premium';
import type {GridColDef} from '@mui/x-data-grid-premium';
import {makeOrders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const orders = makeOrders(400);
const columns: GridColDef<Order>[] = [
  {field: 'region', headerName: 'Region', width: 140},
  {field: 'category', headerName: 'Category', width: 140},
  {field: 'status', headerName: 'Status', width: 120},
  {field: 'items', headerName: 'Units', type: 'number', width: 100},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 130},
];

export default function PivotPanel() {
  return (
    <div style={{height: 560, width: '100%'}}>
      <DataGridPremium
        rows={orders}
        columns={columns}
        showToolbar
        // #region preview
        initialState={{
          pivoting: {
            enabled: true,
            model: {
              rows: [{field: 'region'}],
              columns: [{field: 'status', sort: 'asc'}],
              values: [
                {field: 'items', aggFunc: 'sum'},
                {field: 'total', aggFunc: 'avg', hidden: true},
              ],
            },
          },
          sidebar: {open: true, value: GridSidebarValue.Pivot},
        }}
        // #endregion
        groupingColDef={{width: 170}}
        sx={{'& .MuiDataGrid-footerCell': {color: 'primary.main'}}}
      />
    </div>
  );
}
