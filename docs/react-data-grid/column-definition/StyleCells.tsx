import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {sensors} from '../../_data/sensors';
import type {Sensor} from '../../_data/sensors';

// #region preview
const columns: GridColDef<Sensor>[] = [
  {field: 'name', headerName: 'Sensor', width: 100, cellClassName: 'sensor-name'},
  {field: 'site', headerName: 'Site', flex: 1, minWidth: 120},
  {
    field: 'temperature',
    headerName: 'Temperature (°C)',
    type: 'number',
    width: 150,
    cellClassName: ({value}) => (value === null ? 'sensor-silent' : ''),
    valueFormatter: (value: number | null) => value?.toFixed(1) ?? 'No reading',
  },
];

const styles = {
  '& .sensor-name': {fontFamily: 'monospace'},
  '& .sensor-silent': {fontStyle: 'italic', fontWeight: 'bold'},
};
// #endregion

export default function StyleCells() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid rows={sensors} columns={columns} sx={styles} />
    </div>
  );
}
