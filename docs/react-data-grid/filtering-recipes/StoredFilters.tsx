import {useState} from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
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
const KEY = 'orders-filter';

function load(): GridFilterModel {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '') as GridFilterModel;
    return {items: stored.items.filter(({field}) => columns.some((c) => c.field === field))};
  } catch {
    return {items: []};
  }
}

function save(model: GridFilterModel) {
  try {
    localStorage.setItem(KEY, JSON.stringify({items: model.items}));
  } catch {
    // Storage is full or blocked: the filters last as long as the page.
  }
}
// #endregion

export default function StoredFilters() {
  const [model, setModel] = useState(load);

  const change = (next: GridFilterModel) => {
    setModel(next);
    save(next);
  };

  return (
    <Stack spacing={2} sx={{height: 480, width: '100%'}}>
      <Button variant="outlined" onClick={() => change({items: []})} sx={{alignSelf: 'start'}}>
        Forget the filters
      </Button>
      <DataGrid
        rows={orders}
        columns={columns}
        showToolbar
        filterModel={model}
        onFilterModelChange={change}
      />
    </Stack>
  );
}
