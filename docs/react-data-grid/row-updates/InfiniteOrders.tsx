import {useMemo} from 'react';
import {DataGridPro} from '@mui/x-data-grid-pro';
import type {GridColDef, GridDataSource} from '@mui/x-data-grid-pro';
import {fetchOrders} from '../sorting/fetchOrders';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 130},
];

export default function InfiniteOrders() {
  // #region preview
  const dataSource = useMemo<GridDataSource>(
    () => ({
      getRows: async ({start, end}) => {
        const query = new URLSearchParams({start: String(start), end: String(end)});
        const {rows} = await fetchOrders(query);
        return {rows, rowCount: -1};
      },
    }),
    [],
  );
  // #endregion

  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGridPro
        columns={columns}
        dataSource={dataSource}
        lazyLoading
        initialState={{pagination: {paginationModel: {pageSize: 20, page: 0}}}}
      />
    </div>
  );
}
