import {DataGrid, GridFilterInputValue, getGridNumericOperators} from '@mui/x-data-grid';
import type {GridColDef, GridFilterInputValueProps, GridFilterOperator} from '@mui/x-data-grid';
import {orders} from '../../../_data/orders';
import type {Order} from '../../../_data/orders';

// #region preview
type NumberInputProps = GridFilterInputValueProps & {type?: 'number'};

const perUnitOver: GridFilterOperator<Order, number, number, NumberInputProps> = {
  label: 'per unit over',
  value: 'perUnitOver',
  getApplyFilterFn: ({value}) => {
    const limit = Number(value);
    return value && Number.isFinite(limit) ? (total, order) => total / order.items > limit : null;
  },
  InputComponent: GridFilterInputValue,
  InputComponentProps: {type: 'number'},
  getValueAsString: (value) => `${value} USD`,
};
// #endregion

const columns: GridColDef<Order>[] = [
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150},
  {field: 'items', headerName: 'Items', type: 'number', width: 90},
  {
    field: 'total',
    headerName: 'Total (USD)',
    type: 'number',
    width: 150,
    filterOperators: [perUnitOver, ...getGridNumericOperators()],
  },
];

export default function RatioOperator() {
  return (
    <div style={{height: 440, width: '100%'}}>
      <DataGrid
        rows={orders}
        columns={columns}
        showToolbar
        initialState={{
          filter: {filterModel: {items: [{field: 'total', operator: 'perUnitOver', value: 400}]}},
        }}
      />
    </div>
  );
}
