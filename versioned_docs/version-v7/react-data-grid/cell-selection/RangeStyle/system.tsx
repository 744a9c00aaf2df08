import {DataGridPremium, gridClasses} from '@mui/x-data-grid-premium';
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

export default function RangeStyle() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGridPremium
        rows={sensors}
        columns={columns}
        cellSelection
        rowSelection={false}
        initialState={{cellSelection: start}}
        // #region preview
        sx={{
          [`& .${gridClasses.cell}.Mui-selected`]: {bgcolor: 'action.selected'},
          [`& .${gridClasses['cell--rangeTop']}`]: {borderTop: '2px solid teal'},
          [`& .${gridClasses['cell--rangeBottom']}`]: {borderBottom: '2px solid teal'},
          [`& .${gridClasses['cell--rangeLeft']}`]: {borderInlineStart: '2px solid teal'},
          [`& .${gridClasses['cell--rangeRight']}`]: {borderInlineEnd: '2px solid teal'},
        }}
        // #endregion
      />
    </div>
  );
}
