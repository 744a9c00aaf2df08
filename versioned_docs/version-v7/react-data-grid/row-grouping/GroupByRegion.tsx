import {DataGridPremium} from '@mui/x-data-grid-premium';
import type {GridColDef} from '@mui/x-data-grid-premium';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'region', headerName: 'Region', width: 130},
  {field: 'category', headerName: 'Category', width: 120},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 130},
];

export default function GroupByRegion() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGridPremium
        rows={orders}
        columns={columns}
        // #region preview
        initialState={{
          rowGrouping: {model: ['region', 'category']},
          columns: {columnVisibilityModel: {region: false, category: false}},
        }}
        // #endregion
      />
    </div>
  );
}
