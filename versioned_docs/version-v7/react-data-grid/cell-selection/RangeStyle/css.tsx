import {DataGridPremium} from '@mui/x-data-grid-premium';
import type {GridColDef} from '@mui/x-data-grid-premium';
import {sensors} from '../../../_data/sensors';
import type {Sensor} from '../../../_data/sensors';
import './styles.css';

const columns: GridColDef<Sensor>[] = [
  {field: 'name', headerName: 'Sensor', flex: 1, minWidth: 100},
  {field: 'temperature', headerName: 'Temp. (°C)', type: 'number', width: 120},
  {field: 'humidity', headerName: 'Humidity (%)', type: 'number', width: 120},
];

const start = {
  1: {temperature: true, humidity: true},
  2: {temperature: true, humidity: true},
};

export default function RangeStyle() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGridPremium
        rows={sensors}
        columns={columns}
        cellSelection
        rowSelection={false}
        initialState={{cellSelection: start}}
        className="range-style"
      />
    </div>
  );
}
