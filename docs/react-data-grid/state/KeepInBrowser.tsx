import {useCallback, useLayoutEffect, useState} from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {DataGrid, useGridApiRef} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';
import {forgetView, readView, writeView} from './viewStorage';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', width: 190},
  {field: 'region', headerName: 'Region', width: 130},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 130},
];

function OrderTable() {
  const apiRef = useGridApiRef();
  const [initialState] = useState(readView);

  // #region preview
  const save = useCallback(() => {
    if (apiRef.current) {
      writeView(apiRef.current.exportState());
    }
  }, [apiRef]);

  useLayoutEffect(() => {
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('pagehide', save);
      save();
    };
  }, [save]);
  // #endregion

  return (
    <DataGrid
      apiRef={apiRef}
      rows={orders}
      columns={columns}
      showToolbar
      initialState={initialState}
    />
  );
}

export default function KeepInBrowser() {
  const [here, setHere] = useState(true);
  return (
    <Stack spacing={1} sx={{height: 460, width: '100%'}}>
      <Stack direction="row" useFlexGap spacing={1} sx={{flexWrap: 'wrap'}}>
        <Button variant="outlined" onClick={() => setHere(!here)}>
          {here ? 'Leave the page' : 'Come back'}
        </Button>
        <Button onClick={forgetView}>Forget the stored view</Button>
      </Stack>
      {here && <OrderTable />}
    </Stack>
  );
}
