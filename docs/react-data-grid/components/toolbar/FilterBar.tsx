import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import {
  DataGridPro,
  FilterPanelTrigger,
  Toolbar,
  ToolbarButton,
  gridColumnLookupSelector,
  gridFilterActiveItemsSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-pro';
import type {GridColDef} from '@mui/x-data-grid-pro';
import {orders, orderRegions} from '../../../_data/orders';
import type {Order} from '../../../_data/orders';

// #region preview
function FilterToolbar() {
  const apiRef = useGridApiContext();
  const items = useGridSelector(apiRef, gridFilterActiveItemsSelector);
  const columns = useGridSelector(apiRef, gridColumnLookupSelector);

  return (
    <Toolbar style={{flexWrap: 'wrap', justifyContent: 'start', gap: 8}}>
      <FilterPanelTrigger render={<ToolbarButton render={<Button startIcon={<AddIcon />} />} />}>
        Filter
      </FilterPanelTrigger>
      <Box sx={{display: 'flex', flexWrap: 'wrap', gap: 1}}>
        {items.map((item) => (
          <Chip
            key={item.id}
            label={`${columns[item.field]?.headerName} ${item.operator} ${item.value ?? ''}`}
            onClick={() => apiRef.current.showFilterPanel(item.field)}
            onDelete={() => apiRef.current.deleteFilterItem(item)}
          />
        ))}
      </Box>
    </Toolbar>
  );
}
// #endregion

const columns: GridColDef<Order>[] = [
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140},
  {
    field: 'region',
    headerName: 'Region',
    type: 'singleSelect',
    valueOptions: [...orderRegions],
    width: 130,
  },
  {field: 'total', headerName: 'Total', type: 'number', width: 110},
];

export default function FilterBar() {
  return (
    <div style={{height: 440, width: '100%'}}>
      <DataGridPro
        rows={orders}
        columns={columns}
        showToolbar
        slots={{toolbar: FilterToolbar}}
        initialState={{
          filter: {
            filterModel: {
              items: [
                {id: 1, field: 'region', operator: 'is', value: 'Europe'},
                {id: 2, field: 'total', operator: '>', value: 2000},
              ],
            },
          },
        }}
      />
    </div>
  );
}
