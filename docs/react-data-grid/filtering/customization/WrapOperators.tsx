import {DataGrid, getGridStringOperators} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {orders} from '../../../_data/orders';
import type {Order} from '../../../_data/orders';

// #region preview
type TextOperator = ReturnType<typeof getGridStringOperators>[number];

/** The same operator, applied to the text after the dash: 10421 of SO-10421. */
const onDigits = (operator: TextOperator): TextOperator => ({
  ...operator,
  getApplyFilterFn: (item, column) => {
    const matches = operator.getApplyFilterFn(item, column);
    return (
      matches &&
      ((value, row, col, apiRef) => matches(String(value).replace(/^SO-/, ''), row, col, apiRef))
    );
  },
});

const kept = ['startsWith', 'equals', 'isAnyOf'];
const numberOperators = getGridStringOperators()
  .filter(({value}) => kept.includes(value))
  .map(onDigits)
  .sort((a, b) => kept.indexOf(a.value) - kept.indexOf(b.value));
// #endregion

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 130, filterOperators: numberOperators},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160},
  {field: 'status', headerName: 'Status', width: 120},
];

export default function WrapOperators() {
  return (
    <div style={{height: 440, width: '100%'}}>
      <DataGrid
        rows={orders}
        columns={columns}
        showToolbar
        initialState={{
          filter: {
            filterModel: {items: [{field: 'number', operator: 'startsWith', value: '1041'}]},
          },
        }}
      />
    </div>
  );
}
