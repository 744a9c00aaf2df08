import {DataGridPro, GridLogicOperator} from '@mui/x-data-grid-pro';
import type {FilterColumnsArgs, GetColumnForNewFilterArgs, GridColDef} from '@mui/x-data-grid-pro';
import {orders} from '../../../_data/orders';
import type {Order} from '../../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150},
  {field: 'region', headerName: 'Region', width: 130},
  {field: 'status', headerName: 'Status', width: 120},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 120},
];

// #region preview
/** Offers the columns that have no filter yet. */
function filterColumns({field, columns: all, currentFilters}: FilterColumnsArgs) {
  const taken = currentFilters.map((item) => item.field);
  return all
    .filter((column) => column.filterable !== false)
    .map((column) => column.field)
    .filter((name) => name === field || !taken.includes(name));
}

/** A new condition starts with the first of them; without any, none is added. */
function getColumnForNewFilter({currentFilters, columns: all}: GetColumnForNewFilterArgs) {
  const taken = currentFilters.map((item) => item.field);
  return all.find((column) => !taken.includes(column.field))?.field ?? null;
}

const filterPanel = {
  logicOperators: [GridLogicOperator.And],
  columnsSort: 'asc' as const,
  getColumnForNewFilter,
  filterFormProps: {filterColumns},
};
// #endregion

export default function PanelOptions() {
  return (
    <div style={{height: 440, width: '100%'}}>
      <DataGridPro rows={orders} columns={columns} showToolbar slotProps={{filterPanel}} />
    </div>
  );
}
