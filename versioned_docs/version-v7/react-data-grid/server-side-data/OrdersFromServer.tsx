import {DataGridPro} from '@mui/x-data-grid-pro';
import type {GridColDef, GridDataSource} from '@mui/x-data-grid-pro';
import {createOrderServer} from '../../_data/orderServer';
import type {OrderRow} from '../../_data/orderServer';

const columns: GridColDef<OrderRow>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170},
  {field: 'region', headerName: 'Region', width: 130},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 130},
];

const server = createOrderServer();

// #region preview
const dataSource: GridDataSource = {
  getRows: async (params) => {
    const {rows, total} = await server.list(params);
    return {rows, rowCount: total};
  },
};
// #endregion

export default function OrdersFromServer() {
  return (
    <div style={{height: 420, width: '100%'}}>
      <DataGridPro
        columns={columns}
        unstable_dataSource={dataSource}
        pagination
        pageSizeOptions={[10, 20, 50]}
        initialState={{pagination: {paginationModel: {pageSize: 10}, rowCount: 0}}}
      />
    </div>
  );
}
