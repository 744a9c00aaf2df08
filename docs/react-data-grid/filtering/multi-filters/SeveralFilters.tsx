import {DataGridPro, GridLogicOperator} from '@mui/x-data-grid-pro';
import type {GridColDef, GridFilterModel} from '@mui/x-data-grid-pro';
import {orders} from '../../../_data/orders';
import type {Order} from '../../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160},
  {field: 'region', headerName: 'Region', width: 130},
  {field: 'items', headerName: 'Items', type: 'number', width: 90},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 130},
];

// #region preview
const start: GridFilterModel = {
  logicOperator: GridLogicOperator.And,
  items: [
    {id: 1, field: 'region', operator: 'equals', value: 'Europe'},
    {id: 2, field: 'total', operator: '>=', value: 1000},
    {id: 3, field: 'total', operator: '<', value: 8000},
  ],
};
// #endregion

export default function SeveralFilters() {
  return (
    <div style={{height: 440, width: '100%'}}>
      <DataGridPro
        rows={orders}
        columns={columns}
        showToolbar
        initialState={{filter: {filterModel: start}}}
      />
    </div>
  );
}
