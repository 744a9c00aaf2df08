import {DataGridPremium} from '@mui/x-data-grid-premium';
import type {GridColDef, GridGroupingColDefOverride} from '@mui/x-data-grid-premium';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'region', headerName: 'Region', width: 130},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 130},
];

// #region preview
const groupingColumn: GridGroupingColDefOverride<Order> = {
  headerName: 'Region and order',
  leafField: 'number',
  hideDescendantCount: true,
  width: 220,
};
// #endregion

export default function GroupingColumn() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGridPremium
        rows={orders}
        columns={columns}
        groupingColDef={groupingColumn}
        defaultGroupingExpansionDepth={1}
        initialState={{
          rowGrouping: {model: ['region']},
          columns: {columnVisibilityModel: {region: false, number: false}},
        }}
      />
    </div>
  );
}
