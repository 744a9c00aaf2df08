import {DataGridPremium} from '@mui/x-data-grid-premium';
import type {GridColDef, GridDataSource} from '@mui/x-data-grid-premium';
import {createOrderServer} from '../../../_data/orderServer';
import type {OrderRow} from '../../../_data/orderServer';

const columns: GridColDef<OrderRow>[] = [
  {field: 'region', headerName: 'Region', width: 140},
  {field: 'category', headerName: 'Category', width: 140},
  {field: 'customer', headerName: 'Customer', width: 190},
  {field: 'items', headerName: 'Units', type: 'number', width: 110},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 140},
];

const server = createOrderServer({count: 2000});
const dataSource: GridDataSource = {
  getRows: async (params) => {
    const {rows, total, aggregates} = await server.group(params);
    return {rows, aggregateRow: {aggregates}, ...(!params.groupKeys?.length && {rowCount: total})};
  },
  getGroupKey: (row) => row.groupKey,
  getChildrenCount: (row) => row.children ?? 0,
  getAggregatedValue: (row, field) => row.aggregates?.[field],
};

const functions = {sum: {label: 'sum'}, avg: {label: 'mean'}};

export default function SalesByRegion() {
  return (
    <div style={{height: 480, width: '100%'}}>
      <DataGridPremium
        columns={columns}
        dataSource={dataSource}
        showToolbar
        disablePivoting
        groupingColDef={{width: 230}}
        aggregationFunctions={functions}
        initialState={{
          rowGrouping: {model: ['region', 'category', 'customer']},
          aggregation: {model: {items: 'sum', total: 'sum'}},
          columns: {columnVisibilityModel: {region: false, category: false, customer: false}},
        }}
        sx={{'& .MuiDataGrid-footerCell': {color: 'primary.main'}}}
      />
    </div>
  );
}
