import {DataGridPremium, GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD} from '@mui/x-data-grid-premium';
import type {GridColDef, GridComparatorFn, GridGroupNode} from '@mui/x-data-grid-premium';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'customer', headerName: 'Customer', width: 180},
  {field: 'number', headerName: 'Order', flex: 1, minWidth: 110},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 130},
];

// #region preview
const byCount: GridComparatorFn = (a, b, cellA, cellB) => {
  const {rowNode: nodeA} = cellA;
  const {rowNode: nodeB} = cellB;
  if (nodeA.type !== 'group' || nodeB.type !== 'group') {
    return 0;
  }
  const count = ({id}: GridGroupNode) => cellA.api.getRowGroupChildren({groupId: id}).length;
  return count(nodeA) - count(nodeB) || String(a).localeCompare(String(b));
};
// #endregion

export default function SortByCount() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGridPremium
        rows={orders}
        columns={columns}
        groupingColDef={{headerName: 'Customer', width: 240, sortComparator: byCount}}
        initialState={{
          rowGrouping: {model: ['customer']},
          columns: {columnVisibilityModel: {customer: false}},
          sorting: {sortModel: [{field: GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD, sort: 'desc'}]},
        }}
      />
    </div>
  );
}
