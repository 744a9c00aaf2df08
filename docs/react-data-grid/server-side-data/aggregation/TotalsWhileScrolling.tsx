import {DataGridPremium} from '@mui/x-data-grid-premium';
import type {GridColDef, GridDataSource} from '@mui/x-data-grid-premium';
import {createOrderServer} from '../../../_data/orderServer';
import type {OrderRow} from '../../../_data/orderServer';

const columns: GridColDef<OrderRow>[] = [
  {field: 'number', headerName: 'Order', width: 120},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 150},
];

const server = createOrderServer({count: 5000});
const dataSource: GridDataSource = {
  // #region preview
  getRows: async (params) => {
    const {rows, total, aggregates} = await server.list(params);
    return {
      rows,
      rowCount: total,
      ...(params.start === 0 && {aggregateRow: aggregates}),
    };
  },
  getAggregatedValue: (row, field) => row[field],
  // #endregion
};

const functions = {sum: {label: 'sum'}, avg: {label: 'mean'}};

export default function TotalsWhileScrolling() {
  return (
    <div style={{height: 440, width: '100%'}}>
      <DataGridPremium
        columns={columns}
        dataSource={dataSource}
        lazyLoading
        aggregationFunctions={functions}
        initialState={{
          aggregation: {model: {total: 'sum'}},
          pagination: {paginationModel: {page: 0, pageSize: 50}},
        }}
        sx={{'& .MuiDataGrid-footerCell': {color: 'primary.main'}}}
      />
    </div>
  );
}
