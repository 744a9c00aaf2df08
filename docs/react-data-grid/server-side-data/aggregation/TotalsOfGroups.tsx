import {DataGridPremium} from '@mui/x-data-grid-premium';
import type {GridColDef, GridDataSource} from '@mui/x-data-grid-premium';
import {createOrderServer} from '../../../_data/orderServer';
import type {OrderRow} from '../../../_data/orderServer';

const columns: GridColDef<OrderRow>[] = [
  {field: 'region', headerName: 'Region', width: 140},
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 150},
];

const server = createOrderServer();

// #region preview
const dataSource: GridDataSource = {
  getRows: async (params) => {
    const {rows, aggregates} = await server.group(params);
    return params.groupKeys?.length ? {rows} : {rows, aggregateRow: {aggregates}};
  },
  getGroupKey: (row) => row.groupKey,
  getChildrenCount: (row) => row.children ?? 0,
  getAggregatedValue: (row, field) => row.aggregates?.[field],
};
// #endregion

const functions = {sum: {label: 'sum'}, avg: {label: 'mean'}};

export default function TotalsOfGroups() {
  return (
    <div style={{height: 440, width: '100%'}}>
      <DataGridPremium
        columns={columns}
        dataSource={dataSource}
        aggregationFunctions={functions}
        groupingColDef={{flex: 1, minWidth: 180}}
        initialState={{
          rowGrouping: {model: ['region']},
          aggregation: {model: {total: 'sum'}},
          columns: {columnVisibilityModel: {region: false}},
        }}
        sx={{'& .MuiDataGrid-footerCell': {color: 'primary.main'}}}
      />
    </div>
  );
}
