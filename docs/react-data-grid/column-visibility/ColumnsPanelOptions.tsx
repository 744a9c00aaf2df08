import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'id', headerName: 'Internal id', width: 90},
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160, description: 'Who pays'},
  {field: 'region', headerName: 'Region', width: 130, description: 'Where it goes'},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 120, description: 'With tax'},
];

// #region preview
const byTitleOrDescription = (column: GridColDef, search: string) =>
  `${column.headerName} ${column.description ?? ''}`.toLowerCase().includes(search);

const slotProps = {
  columnsManagement: {
    sort: 'asc' as const,
    searchPredicate: byTitleOrDescription,
    getTogglableColumns: (all: GridColDef[]) =>
      all.map(({field}) => field).filter((field) => field !== 'id'),
    toggleAllMode: 'filteredOnly' as const,
    searchInputProps: {placeholder: 'Title or description'},
  },
};
// #endregion

export default function ColumnsPanelOptions() {
  return (
    <div style={{height: 440, width: '100%'}}>
      <DataGrid
        rows={orders}
        columns={columns}
        showToolbar
        slotProps={slotProps}
        initialState={{columns: {columnVisibilityModel: {id: false}}}}
      />
    </div>
  );
}
