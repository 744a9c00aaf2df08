import {useMemo, useState} from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {DataGridPro} from '@mui/x-data-grid-pro';
import type {GridColDef, GridDataSource} from '@mui/x-data-grid-pro';
import {fetchOrders} from '../sorting/fetchOrders';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 130},
];

export default function LazyOrders() {
  const [asked, setAsked] = useState('');

  // #region preview
  const dataSource = useMemo<GridDataSource>(
    () => ({
      getRows: async ({start, end}) => {
        setAsked(`Asked for rows ${start} to ${end}`);
        return fetchOrders(new URLSearchParams({start: String(start), end: String(end)}));
      },
    }),
    [],
  );
  // #endregion

  return (
    <Stack spacing={2} sx={{height: 460, width: '100%'}}>
      <Typography variant="body2" role="status">
        {asked}
      </Typography>
      <DataGridPro columns={columns} dataSource={dataSource} lazyLoading />
    </Stack>
  );
}
