import {useMemo, useState} from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {DataGrid, GridDataSourceCacheDefault, useGridApiRef} from '@mui/x-data-grid';
import type {GridColDef, GridDataSource} from '@mui/x-data-grid';
import {createOrderServer} from '../../_data/orderServer';
import type {OrderRow} from '../../_data/orderServer';

const columns: GridColDef<OrderRow>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 130},
];

// #region preview
const caches = {
  'Five minutes': new GridDataSourceCacheDefault({}),
  'Ten seconds': new GridDataSourceCacheDefault({ttl: 10_000}),
  None: null,
};
// #endregion

export default function CacheLifetime() {
  const apiRef = useGridApiRef();
  const [lifetime, setLifetime] = useState<keyof typeof caches>('Ten seconds');
  const [requests, setRequests] = useState(0);
  const dataSource = useMemo<GridDataSource>(() => {
    const server = createOrderServer();
    return {
      getRows: async (params) => {
        setRequests((count) => count + 1);
        const {rows, total} = await server.list(params);
        return {rows, rowCount: total};
      },
    };
  }, []);

  return (
    <Stack spacing={1} sx={{height: 540, width: '100%'}}>
      <FormControl>
        <FormLabel id="cache-lifetime">Keep answers for</FormLabel>
        <RadioGroup
          row
          aria-labelledby="cache-lifetime"
          value={lifetime}
          onChange={(_, value) => setLifetime(value as keyof typeof caches)}
        >
          {Object.keys(caches).map((name) => (
            <FormControlLabel key={name} value={name} label={name} control={<Radio />} />
          ))}
        </RadioGroup>
      </FormControl>
      <Stack direction="row" useFlexGap spacing={2} sx={{alignItems: 'center', flexWrap: 'wrap'}}>
        <Button variant="outlined" onClick={() => apiRef.current?.dataSource.cache.clear()}>
          Forget all answers
        </Button>
        <Typography role="status" variant="body2">
          Requests so far: {requests}
        </Typography>
      </Stack>
      <DataGrid
        apiRef={apiRef}
        columns={columns}
        dataSource={dataSource}
        dataSourceCache={caches[lifetime]}
        pageSizeOptions={[10]}
        initialState={{pagination: {paginationModel: {pageSize: 10}, rowCount: 0}}}
      />
    </Stack>
  );
}
