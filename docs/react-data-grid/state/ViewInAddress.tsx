import {useState} from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {DataGrid, useGridApiRef} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';
import {fromSearch, toSearch} from './viewAddress';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', width: 190},
  {field: 'region', headerName: 'Region', width: 130},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 130},
];

export default function ViewInAddress() {
  const apiRef = useGridApiRef();
  const [visit, setVisit] = useState(1);
  const [search, setSearch] = useState('?sort=total.desc&region.equals=Europe&page=2');

  // #region preview
  const update = () => {
    if (apiRef.current) {
      // In your application: history.replaceState(null, '', toSearch(…))
      setSearch(toSearch(apiRef.current.exportState()));
    }
  };
  const open = () => setVisit(visit + 1);
  // #endregion

  return (
    <Stack spacing={2} sx={{height: 490, width: '100%'}}>
      <Stack direction="row" spacing={1}>
        <TextField
          fullWidth
          size="small"
          label="Address"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <Button variant="outlined" onClick={open}>
          Open
        </Button>
      </Stack>
      <DataGrid
        key={visit}
        apiRef={apiRef}
        rows={orders}
        columns={columns}
        showToolbar
        pageSizeOptions={[5]}
        initialState={fromSearch(search, columns)}
        onSortModelChange={update}
        onFilterModelChange={update}
        onPaginationModelChange={update}
      />
    </Stack>
  );
}
