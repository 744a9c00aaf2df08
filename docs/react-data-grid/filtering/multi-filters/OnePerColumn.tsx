import {DataGridPro} from '@mui/x-data-grid-pro';
import type {FilterColumnsArgs, GetColumnForNewFilterArgs, GridColDef} from '@mui/x-data-grid-pro';
import {orders} from '../../../_data/orders';
import type {Order} from '../../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160},
  {field: 'region', headerName: 'Region', width: 130},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 130},
];

// #region preview
/** The columns that no other filter uses. */
function filterColumns({field, columns: all, currentFilters}: FilterColumnsArgs) {
  const taken = new Set(currentFilters.map((item) => item.field));
  return all
    .filter((column) => column.filterable && (column.field === field || !taken.has(column.field)))
    .map((column) => column.field);
}

/** The first free column; `null` when every column has its filter. */
function getColumnForNewFilter({currentFilters, columns: all}: GetColumnForNewFilterArgs) {
  const taken = new Set(currentFilters.map((item) => item.field));
  return all.find((column) => column.filterable && !taken.has(column.field))?.field ?? null;
}
// #endregion

export default function OnePerColumn() {
  return (
    <div style={{height: 440, width: '100%'}}>
      <DataGridPro
        rows={orders}
        columns={columns}
        showToolbar
        slotProps={{filterPanel: {filterFormProps: {filterColumns}, getColumnForNewFilter}}}
      />
    </div>
  );
}
