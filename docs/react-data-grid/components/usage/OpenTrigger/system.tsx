import FilterListIcon from '@mui/icons-material/FilterList';
import {styled} from '@mui/material/styles';
import {DataGrid, FilterPanelTrigger, Toolbar, ToolbarButton} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {sensors} from '../../../../_data/sensors';
import type {Sensor} from '../../../../_data/sensors';

// #region preview
const FilterButton = styled(ToolbarButton)(({theme}) => ({
  borderRadius: 8,
  '&.is-open': {
    backgroundColor: (theme.vars ?? theme).palette.action.selected,
  },
  '&.has-filters': {
    color: (theme.vars ?? theme).palette.primary.main,
  },
}));

function SensorToolbar() {
  return (
    <Toolbar>
      <FilterPanelTrigger
        aria-label="Filters"
        className={({open, filterCount}) =>
          [open && 'is-open', filterCount > 0 && 'has-filters'].filter(Boolean).join(' ')
        }
        render={<FilterButton />}
      >
        <FilterListIcon fontSize="small" />
      </FilterPanelTrigger>
    </Toolbar>
  );
}
// #endregion

const columns: GridColDef<Sensor>[] = [
  {field: 'name', headerName: 'Sensor', flex: 1, minWidth: 100},
  {field: 'site', headerName: 'Site', width: 140},
  {field: 'battery', headerName: 'Battery (%)', type: 'number', width: 120},
];

export default function OpenTrigger() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid rows={sensors} columns={columns} showToolbar slots={{toolbar: SensorToolbar}} />
    </div>
  );
}
