import {DataGridPremium, GRID_AGGREGATION_FUNCTIONS} from '@mui/x-data-grid-premium';
import type {GridAggregationFunction, GridColDef} from '@mui/x-data-grid-premium';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

// #region preview
const median: GridAggregationFunction<number, number> = {
  label: 'median',
  columnTypes: ['number'],
  apply: ({values}) => {
    const sorted = values.filter((value) => typeof value === 'number').sort((a, b) => a - b);
    const middle = sorted.length / 2;
    const upper = sorted[Math.floor(middle)];
    const lower = sorted[Math.ceil(middle) - 1];
    return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
  },
};

const functions = {...GRID_AGGREGATION_FUNCTIONS, median};
// #endregion

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150},
  {field: 'items', headerName: 'Items', type: 'number', width: 130},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 150},
];

export default function Median() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGridPremium
        rows={orders}
        columns={columns}
        aggregationFunctions={functions}
        initialState={{aggregation: {model: {items: 'median', total: 'median'}}}}
      />
    </div>
  );
}
