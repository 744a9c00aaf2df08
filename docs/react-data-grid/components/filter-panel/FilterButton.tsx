import FilterListIcon from '@mui/icons-material/FilterList';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import {DataGrid, FilterPanelTrigger, Toolbar, ToolbarButton} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {sensors} from '../../../_data/sensors';
import type {Sensor} from '../../../_data/sensors';

// #region preview
function SensorToolbar() {
  return (
    <Toolbar>
      <FilterPanelTrigger
        render={(props, {filterCount}) => (
          <ToolbarButton {...props} render={<Button />}>
            <Badge
              badgeContent={filterCount}
              color="primary"
              variant="dot"
              sx={{marginInlineEnd: 1}}
            >
              <FilterListIcon fontSize="small" />
            </Badge>
            {filterCount > 0 ? 'Change filter' : 'Filter'}
          </ToolbarButton>
        )}
      />
    </Toolbar>
  );
}
// #endregion

const columns: GridColDef<Sensor>[] = [
  {field: 'name', headerName: 'Sensor', flex: 1, minWidth: 100},
  {field: 'site', headerName: 'Site', width: 140},
  {field: 'battery', headerName: 'Battery (%)', type: 'number', width: 120},
];

export default function FilterButton() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid
        rows={sensors}
        columns={columns}
        initialState={{
          filter: {filterModel: {items: [{field: 'battery', operator: '<', value: 20}]}},
        }}
        showToolbar
        slots={{toolbar: SensorToolbar}}
      />
    </div>
  );
}
