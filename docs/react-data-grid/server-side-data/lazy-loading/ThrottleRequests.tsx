import {useMemo, useState} from 'react';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {DataGridPro, useGridApiRef} from '@mui/x-data-grid-pro';
import type {GridColDef, GridDataSource} from '@mui/x-data-grid-pro';
import {createOrderServer} from '../../../_data/orderServer';
import type {OrderRow} from '../../../_data/orderServer';

const columns: GridColDef<OrderRow>[] = [
  {field: 'number', headerName: 'Order', width: 120},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170},
];

export default function ThrottleRequests() {
  const apiRef = useGridApiRef();
  const [throttle, setThrottle] = useState(500);
  const [requests, setRequests] = useState(0);

  const dataSource = useMemo<GridDataSource>(() => {
    const server = createOrderServer({count: 10_000});
    return {
      getRows: async (params) => {
        setRequests((count) => count + 1);
        const {rows, total} = await server.list(params);
        return {rows, rowCount: total};
      },
    };
  }, []);

  const choose = (value: number) => {
    setThrottle(value);
    setRequests(0);
  };

  const glide = (step = 0) => {
    const top = (apiRef.current?.getScrollPosition().top ?? 0) + 400;
    apiRef.current?.scroll({top});
    if (step < 25) {
      setTimeout(() => glide(step + 1), 40);
    }
  };

  return (
    <Stack spacing={1} sx={{height: 500, width: '100%'}}>
      <Stack direction="row" useFlexGap spacing={2} sx={{alignItems: 'center', flexWrap: 'wrap'}}>
        <TextField
          select
          size="small"
          label="Throttle"
          value={throttle}
          onChange={(event) => choose(Number(event.target.value))}
          sx={{width: 110}}
        >
          {[0, 100, 500, 1500].map((value) => (
            <MenuItem key={value} value={value}>
              {value} ms
            </MenuItem>
          ))}
        </TextField>
        <Button variant="outlined" onClick={() => glide()}>
          Scroll for a second
        </Button>
        <Typography role="status" variant="body2">
          Requests: {requests}
        </Typography>
      </Stack>
      <DataGridPro
        key={throttle}
        apiRef={apiRef}
        columns={columns}
        dataSource={dataSource}
        // #region preview
        lazyLoading
        lazyLoadingRequestThrottleMs={throttle}
        // #endregion
        initialState={{pagination: {paginationModel: {page: 0, pageSize: 25}}}}
      />
    </Stack>
  );
}
