import Pagination from '@mui/material/Pagination';
import {
  DataGrid,
  gridPageCountSelector,
  gridPaginationModelSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

// #region preview
function PageButtons() {
  const apiRef = useGridApiContext();
  const {page} = useGridSelector(apiRef, gridPaginationModelSelector);
  const count = useGridSelector(apiRef, gridPageCountSelector);

  return (
    <Pagination
      aria-label="Pages of orders"
      color="primary"
      siblingCount={0}
      count={count}
      page={page + 1}
      onChange={(_, next) => apiRef.current.setPage(next - 1)}
    />
  );
}
// #endregion

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 130},
];

export default function PageNumbers() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid
        rows={orders}
        columns={columns}
        slots={{pagination: PageButtons}}
        hideFooterSelectedRowCount
        initialState={{pagination: {paginationModel: {pageSize: 5}}}}
        pageSizeOptions={[5]}
      />
    </div>
  );
}
