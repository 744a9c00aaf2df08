import {DataGrid} from '@mui/x-data-grid';
import type {GetApplyQuickFilterFn, GridColDef} from '@mui/x-data-grid';
import {orders} from '../../../_data/orders';
import type {Order} from '../../../_data/orders';

// #region preview
/** `>9000` and `<500` compare; other words have to be the beginning of the number. */
const byAmount: GetApplyQuickFilterFn<Order, number> = (word: string) => {
  const [, sign, digits] = /^([<>]?)(\d+)$/.exec(word) ?? [];
  if (!digits) {
    return null;
  }
  const limit = Number(digits);
  return (total) => {
    if (sign === '>') {
      return total > limit;
    }
    return sign === '<' ? total < limit : String(total).startsWith(digits);
  };
};
// #endregion

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110, getApplyQuickFilterFn: () => null},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170},
  {
    field: 'total',
    headerName: 'Total (USD)',
    type: 'number',
    width: 130,
    getApplyQuickFilterFn: byAmount,
  },
];

export default function SearchByNumber() {
  return (
    <div style={{height: 440, width: '100%'}}>
      <DataGrid
        rows={orders}
        columns={columns}
        showToolbar
        initialState={{filter: {filterModel: {items: [], quickFilterValues: ['>9000']}}}}
      />
    </div>
  );
}
