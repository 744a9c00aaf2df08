import {DataGrid, getGridNumericOperators} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

// #region preview
const limits = getGridNumericOperators().filter(({value}) => value === '>=' || value === '<=');
// #endregion

const columns: GridColDef[] = [
  {field: 'number', headerName: 'Order', width: 110, filterable: false},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150},
  {field: 'items', headerName: 'Items', type: 'number', width: 130, filterOperators: limits},
];

export default function FewerOperators() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid
        rows={orders}
        columns={columns}
        initialState={{
          filter: {filterModel: {items: [{columnField: 'items', operatorValue: '>=', value: 30}]}},
        }}
      />
    </div>
  );
}
