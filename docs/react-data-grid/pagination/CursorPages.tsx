import {useEffect, useRef, useState} from 'react';
import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef, GridPaginationModel} from '@mui/x-data-grid';
import {fetchPage} from './fetchPage';
import type {OrderPage} from './fetchPage';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110, sortable: false},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170, sortable: false},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 130, sortable: false},
];

export default function CursorPages() {
  const [model, setModel] = useState<GridPaginationModel>({page: 0, pageSize: 10});
  const [answer, setAnswer] = useState<OrderPage>();
  const [end, setEnd] = useState(-1);
  const [loading, setLoading] = useState(true);

  // #region preview
  const cursors = useRef<string[]>(['after-0']);

  const turnPage = (next: GridPaginationModel) => {
    if (next.pageSize !== model.pageSize) {
      cursors.current = ['after-0'];
      setEnd(-1);
      setModel({page: 0, pageSize: next.pageSize});
    } else if (cursors.current[next.page]) {
      setModel(next);
    }
  };

  useEffect(() => {
    let current = true;
    setLoading(true);
    void fetchPage(cursors.current[model.page] ?? 'after-0', model.pageSize).then((page) => {
      if (current) {
        if (page.nextCursor) {
          cursors.current[model.page + 1] = page.nextCursor;
        } else {
          setEnd(model.page * model.pageSize + page.rows.length);
        }
        setAnswer(page);
        setLoading(false);
      }
    });
    return () => {
      current = false;
    };
  }, [model]);
  // #endregion

  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid
        rows={answer?.rows ?? []}
        columns={columns}
        loading={loading}
        disableColumnFilter
        paginationMode="server"
        paginationModel={model}
        onPaginationModelChange={turnPage}
        pageSizeOptions={[10, 25]}
        rowCount={end}
      />
    </div>
  );
}
