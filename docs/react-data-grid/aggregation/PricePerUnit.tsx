import {DataGridPremium} from '@mui/x-data-grid-premium';
import type {GridAggregationFunction, GridColDef} from '@mui/x-data-grid-premium';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const money = new Intl.NumberFormat('en-US', {style: 'currency', currency: 'USD'});

// #region preview
interface Amount {
  total: number;
  items: number;
}

/** All dollars divided by all units, which is not the mean of the prices. */
const perUnit: GridAggregationFunction<Amount, number> = {
  label: 'per unit',
  columnTypes: ['number'],
  getCellValue: ({row}) => ({total: row.total, items: row.items}),
  apply: ({values}) => {
    const sum = (field: keyof Amount) =>
      values.reduce((all, value) => all + (value?.[field] ?? 0), 0);
    return sum('items') === 0 ? null : sum('total') / sum('items');
  },
  valueFormatter: (value: number | null) => (value === null ? '' : `${money.format(value)} mean`),
};
// #endregion

const columns: GridColDef<Order>[] = [
  {field: 'region', headerName: 'Region', width: 130},
  {field: 'items', headerName: 'Items', type: 'number', width: 100},
  {
    field: 'price',
    headerName: 'Unit price',
    type: 'number',
    flex: 1,
    minWidth: 160,
    valueGetter: (_, row) => row.total / row.items,
    valueFormatter: (value: number | null) => (value === null ? '' : money.format(value)),
    availableAggregationFunctions: ['perUnit'],
  },
];

export default function PricePerUnit() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGridPremium
        rows={orders}
        columns={columns}
        sx={{'& .MuiDataGrid-footerCell': {color: 'primary.main'}}}
        aggregationFunctions={{perUnit}}
        initialState={{
          rowGrouping: {model: ['region']},
          aggregation: {model: {price: 'perUnit'}},
          columns: {columnVisibilityModel: {region: false}},
        }}
      />
    </div>
  );
}
