import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import {DataGridPro, FilterPanelTrigger, Toolbar, ToolbarButton} from '@mui/x-data-grid-pro';
import type {GridColDef} from '@mui/x-data-grid-pro';
import {orders} from '../../../_data/orders';
import type {Order} from '../../../_data/orders';

// #region preview
function FilterToolbar() {
  return (
    <Toolbar>
      <FilterPanelTrigger
        render={(props, {open, filterCount}) => (
          <ToolbarButton
            {...props}
            render={<Button size="small" variant={open ? 'contained' : 'text'} />}
          >
            Filters
            <Badge
              badgeContent={filterCount}
              color="secondary"
              sx={{marginInlineStart: 2, marginInlineEnd: 1}}
            />
          </ToolbarButton>
        )}
      />
    </Toolbar>
  );
}
// #endregion

const columns: GridColDef<Order>[] = [
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150},
  {field: 'region', headerName: 'Region', width: 130},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 120},
];

export default function FilterCount() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGridPro
        rows={orders}
        columns={columns}
        showToolbar
        slots={{toolbar: FilterToolbar}}
        initialState={{
          filter: {
            filterModel: {
              items: [
                {id: 1, field: 'region', operator: 'equals', value: 'Europe'},
                {id: 2, field: 'total', operator: '>', value: 2000},
              ],
            },
          },
        }}
      />
    </div>
  );
}
