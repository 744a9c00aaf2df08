import FilterListIcon from '@mui/icons-material/FilterList';
import {DataGrid, FilterPanelTrigger, Toolbar, ToolbarButton} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {sensors} from '../../../../_data/sensors';
import type {Sensor} from '../../../../_data/sensors';
import './styles.css';

// #region preview
function SensorToolbar() {
  return (
    <Toolbar>
      <FilterPanelTrigger
        aria-label="Filters"
        className={({open, filterCount}) =>
          [
            'open-trigger',
            open && 'open-trigger--open',
            filterCount > 0 && 'open-trigger--filtered',
          ]
            .filter(Boolean)
            .join(' ')
        }
        render={<ToolbarButton />}
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
