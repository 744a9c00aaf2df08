import ThermostatIcon from '@mui/icons-material/Thermostat';
import Box from '@mui/material/Box';
import {DataGrid} from '@mui/x-data-grid';
import type {
  GridColDef,
  GridColumnGroupHeaderParams,
  GridColumnGroupingModel,
} from '@mui/x-data-grid';
import {sensors} from '../../_data/sensors';
import type {Sensor} from '../../_data/sensors';

const columns: GridColDef<Sensor>[] = [
  {field: 'name', headerName: 'Sensor', flex: 1, minWidth: 100},
  {field: 'temperature', headerName: 'Temp. (°C)', type: 'number', width: 120},
  {field: 'humidity', headerName: 'Humidity (%)', type: 'number', width: 120},
  {field: 'battery', headerName: 'Battery (%)', type: 'number', width: 120},
];

// #region preview
function ClimateHeader({headerName}: GridColumnGroupHeaderParams) {
  return (
    <Box sx={{display: 'flex', alignItems: 'center', gap: 1}}>
      <ThermostatIcon fontSize="small" aria-hidden /> {headerName}
    </Box>
  );
}

const groups: GridColumnGroupingModel = [
  {
    groupId: 'climate',
    headerName: 'Climate',
    headerClassName: 'climate',
    headerAlign: 'center',
    renderHeaderGroup: (params) => <ClimateHeader {...params} />,
    children: [{field: 'temperature'}, {field: 'humidity'}],
  },
  {
    groupId: 'device',
    headerName: 'Device',
    headerAlign: 'right',
    children: [{field: 'battery'}],
  },
];
// #endregion

export default function ColoredGroups() {
  return (
    <div style={{height: 440, width: '100%'}}>
      <DataGrid
        rows={sensors}
        columns={columns}
        columnGroupingModel={groups}
        columnGroupHeaderHeight={44}
        sx={{'& .climate': {color: 'primary.main'}}}
      />
    </div>
  );
}
