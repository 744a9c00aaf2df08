import {useEffect, useState} from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Stack from '@mui/material/Stack';
import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {fetchPage} from './fetchPage';
import type {OrderPage} from './fetchPage';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110, sortable: false},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170, sortable: false},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 130, sortable: false},
];

export default function ServerPages() {
  const [count, setCount] = useState<'known' | 'unknown' | 'estimated'>('known');
  const [model, setModel] = useState({page: 0, pageSize: 25});
  const [answer, setAnswer] = useState<OrderPage>();
  const [end, setEnd] = useState(-1);
  const [loading, setLoading] = useState(true);

  // #region preview
  useEffect(() => {
    let current = true;
    setLoading(true);
    const start = model.page * model.pageSize;
    void fetchPage(start, model.pageSize).then((page) => {
      if (current) {
        setAnswer(page);
        setEnd((seen) => (page.hasNextPage ? seen : start + page.rows.length));
        setLoading(false);
      }
    });
    return () => {
      current = false;
    };
  }, [model]);
  // #endregion

  return (
    <Stack spacing={2} sx={{height: 470, width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Number of rows"
        value={count}
        onChange={(_, value: typeof count | null) => {
          if (value) {
            setCount(value);
            setEnd(-1);
            setModel({...model, page: 0});
          }
        }}
      >
        <ToggleButton value="known">Known</ToggleButton>
        <ToggleButton value="unknown">Unknown</ToggleButton>
        <ToggleButton value="estimated">Estimated</ToggleButton>
      </ToggleButtonGroup>
      <DataGrid
        key={count}
        rows={answer?.rows ?? []}
        columns={columns}
        loading={loading}
        disableColumnFilter
        paginationMode="server"
        paginationModel={model}
        onPaginationModelChange={setModel}
        pageSizeOptions={[25, 50, 100]}
        rowCount={count === 'known' ? (answer?.total ?? 0) : end}
        estimatedRowCount={count === 'estimated' ? 240 : undefined}
      />
    </Stack>
  );
}
