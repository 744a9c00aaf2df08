import {DataGridPremium} from '@mui/x-data-grid-premium';
import type {GridColDef} from '@mui/x-data-grid-premium';
import {sensors} from '../../../_data/sensors';
import type {Sensor} from '../../../_data/sensors';

const columns: GridColDef<Sensor>[] = [
  {field: 'name', headerName: 'Sensor', flex: 1, minWidth: 100},
  {field: 'temperature', headerName: 'Temp. (°C)', type: 'number', width: 120},
  {field: 'humidity', headerName: 'Humidity (%)', type: 'number', width: 120},
];

const start = {
  1: {temperature: true, humidity: true},
  2: {temperature: true, humidity: true},
};

// #region preview
const classes = [
  '[&_.MuiDataGrid-cell.Mui-selected]:bg-teal-500/20!',
  '[&_.MuiDataGrid-cell--rangeTop]:border-t-2!',
  '[&_.MuiDataGrid-cell--rangeBottom]:border-b-2!',
  '[&_.MuiDataGrid-cell--rangeLeft]:border-s-2!',
  '[&_.MuiDataGrid-cell--rangeRight]:border-e-2!',
  '[&_.MuiDataGrid-cell.Mui-selected]:border-teal-600!',
].join(' ');
// #endregion

export default function RangeStyle() {
  return (
    <div className="h-[400px] w-full">
      <DataGridPremium
        rows={sensors}
        columns={columns}
        cellSelection
        rowSelection={false}
        initialState={{cellSelection: start}}
        className={classes}
      />
    </div>
  );
}
