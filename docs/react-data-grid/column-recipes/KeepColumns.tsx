import {useState} from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {DataGridPro, useGridApiRef} from '@mui/x-data-grid-pro';
import type {GridColDef, GridInitialState} from '@mui/x-data-grid-pro';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', width: 180},
  {field: 'region', headerName: 'Region', width: 130},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 130},
];

// #region preview
const KEY = 'orders-columns';

function load(): GridInitialState['columns'] {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') as GridInitialState).columns;
  } catch {
    return undefined;
  }
}

function save(state: GridInitialState | undefined) {
  try {
    localStorage.setItem(KEY, JSON.stringify({columns: state?.columns}));
  } catch {
    // Storage is full or blocked: the layout lasts as long as the page.
  }
}
// #endregion

export default function KeepColumns() {
  const apiRef = useGridApiRef();
  const [version, setVersion] = useState(0);
  const store = () => save(apiRef.current?.exportState());

  const reset = () => {
    save(undefined);
    setVersion(version + 1);
  };

  return (
    <Stack spacing={2} sx={{height: 460, width: '100%'}}>
      <Button variant="outlined" onClick={reset} sx={{alignSelf: 'start'}}>
        Original columns
      </Button>
      <DataGridPro
        key={version}
        apiRef={apiRef}
        rows={orders}
        columns={columns}
        initialState={{columns: load()}}
        onColumnWidthChange={store}
        onColumnOrderChange={store}
        onColumnVisibilityModelChange={() => setTimeout(store)}
      />
    </Stack>
  );
}
