import {useState} from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef, GridFilterModel} from '@mui/x-data-grid';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170},
  {field: 'category', headerName: 'Category', width: 120},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 130},
];

// #region preview
/** Reads `?orders=[["total",">",9000]]`; anything else counts as no filter. */
function readUrl(): GridFilterModel {
  try {
    const stored: unknown = JSON.parse(new URL(window.location.href).searchParams.get('orders')!);
    const items = Array.isArray(stored) ? (stored as [string, string, unknown][]) : [];
    return {
      items: items
        .filter(([field]) => columns.some((column) => column.field === field))
        .map(([field, operator, value], id) => ({id, field, operator, value})),
    };
  } catch {
    return {items: []};
  }
}

function writeUrl({items}: GridFilterModel) {
  const url = new URL(window.location.href);
  const stored = items.map(({field, operator, value}): unknown[] => [field, operator, value]);
  if (stored.length > 0) {
    url.searchParams.set('orders', JSON.stringify(stored));
  } else {
    url.searchParams.delete('orders');
  }
  window.history.replaceState(window.history.state, '', url);
}
// #endregion

export default function FilterInUrl() {
  const [model, setModel] = useState(readUrl);

  return (
    <Stack spacing={2} sx={{height: 470, width: '100%'}}>
      <Typography variant="body2" role="status" noWrap>
        {model.items.length === 0 ? 'No filter: the address stays as it is.' : 'In the address.'}
      </Typography>
      <DataGrid
        rows={orders}
        columns={columns}
        showToolbar
        filterModel={model}
        onFilterModelChange={(next) => {
          setModel(next);
          writeUrl(next);
        }}
      />
    </Stack>
  );
}
