import {useEffect, useState} from 'react';
import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {makeOrders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const stored = makeOrders(240);

const pageSize = 5;

/** Stands for a server that answers after a moment. */
function fetchPage(page: number, onRows: (rows: Order[]) => void) {
  const answer = () => onRows(stored.slice(page * pageSize, (page + 1) * pageSize));
  const timer = setTimeout(answer, 400);
  return () => clearTimeout(timer);
}

const columns: GridColDef[] = [
  {field: 'number', headerName: 'Order', width: 110, sortable: false},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150, sortable: false},
];

export default function ServerPages() {
  const [page, setPage] = useState(0);
  const [rows, setRows] = useState<Order[]>();
  useEffect(() => {
    setRows(undefined);
    return fetchPage(page, setRows);
  }, [page]);
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid
        rows={rows ?? []}
        columns={columns}
        loading={!rows}
        disableColumnFilter
        paginationMode="server"
        rowCount={stored.length}
        page={page}
        onPageChange={setPage}
        pageSize={pageSize}
        rowsPerPageOptions={[pageSize]}
      />
    </div>
  );
}
