import {DataGridPremium} from '@mui/x-data-grid-premium';
import type {GridColDef, GridDataSource} from '@mui/x-data-grid-premium';
import {createOrderServer} from '../../../_data/orderServer';
import type {OrderRow} from '../../../_data/orderServer';

const columns: GridColDef<OrderRow>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170},
  {field: 'items', headerName: 'Units', type: 'number', width: 120},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 140},
];

const server = createOrderServer();

// #region preview
const dataSource: GridDataSource = {
  getRows: async (params) => {
    const {rows, total, aggregates} = await server.list(params);
    return {rows, rowCount: total, aggregateRow: aggregates};
  },
  getAggregatedValue: (row, field) => row[field],
};

const functions = {sum: {label: 'sum'}, avg: {label: 'mean'}, max: {label: 'largest'}};
// #endregion

export default function TotalsFromServer() {
  return (
    <div style={{height: 440, width: '100%'}}>
      <DataGridPremium
        columns={columns}
        dataSource={dataSource}
        aggregationFunctions={functions}
        pagination
        pageSizeOptions={[10, 20]}
        initialState={{
          aggregation: {model: {items: 'sum', total: 'sum'}},
          pagination: {paginationModel: {pageSize: 10}, rowCount: 0},
        }}
        sx={{'& .MuiDataGrid-footerCell': {color: 'primary.main'}}}
      />
    </div>
  );
}
