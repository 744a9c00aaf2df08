import {useEffect, useState} from 'react';
import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef, GridPaginationModel} from '@mui/x-data-grid';
import {makeOrders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const stored = makeOrders(240);

/** Stands for a server that answers after a moment. */
function fetchPage({page, pageSize}: GridPaginationModel, onRows: (rows: Order[]) => void) {
  const answer = () => onRows(stored.slice(page * pageSize, (page + 1) * pageSize));
  const timer = setTimeout(answer, 400);
  return () => clearTimeout(timer);
}

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110, sortable: false},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150, sortable: false},
];

export default function ServerPages() {
  const [model, setModel] = useState<GridPaginationModel>({page: 0, pageSize: 5});
  const [rows, setRows] = useState<Order[]>();
  useEffect(() => {
    setRows(undefined);
    return fetchPage(model, setRows);
  }, [model]);
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid
        rows={rows ?? []}
        columns={columns}
        loading={!rows}
        disableColumnFilter
        paginationMode="server"
        rowCount={stored.length}
        paginationModel={model}
        onPaginationModelChange={setModel}
        pageSizeOptions={[5, 10]}
      />
    </div>
  );
}
