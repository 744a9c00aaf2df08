import {useEffect, useState} from 'react';
import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef, GridFilterModel, GridSortModel} from '@mui/x-data-grid';
import {createOrderServer} from '../../_data/orderServer';
import type {OrderRow} from '../../_data/orderServer';

const columns: GridColDef<OrderRow>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 130},
];

const server = createOrderServer();

export default function OwnRequests() {
  const [rows, setRows] = useState<OrderRow[]>([]);
  const [rowCount, setRowCount] = useState(0);
  const [loading, setLoading] = useState(true);
  const [page, setPage] = useState({page: 0, pageSize: 10});
  const [sortModel, setSortModel] = useState<GridSortModel>([]);
  const [filterModel, setFilterModel] = useState<GridFilterModel>({items: []});

  // #region preview
  useEffect(() => {
    let current = true;
    const start = page.page * page.pageSize;
    setLoading(true);
    server
      .list({start, end: start + page.pageSize - 1, sortModel, filterModel})
      .then((answer) => {
        if (current) {
          setRows(answer.rows);
          setRowCount(answer.total);
        }
      })
      .catch(() => current && setRows([]))
      .finally(() => current && setLoading(false));
    return () => {
      current = false;
    };
  }, [page, sortModel, filterModel]);
  // #endregion

  return (
    <div style={{height: 420, width: '100%'}}>
      <DataGrid
        rows={rows}
        rowCount={rowCount}
        columns={columns}
        loading={loading}
        paginationMode="server"
        sortingMode="server"
        filterMode="server"
        paginationModel={page}
        onPaginationModelChange={setPage}
        sortModel={sortModel}
        onSortModelChange={setSortModel}
        onFilterModelChange={setFilterModel}
        pageSizeOptions={[10, 20]}
      />
    </div>
  );
}
