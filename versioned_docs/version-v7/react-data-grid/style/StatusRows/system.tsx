import {DataGrid, gridClasses} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {sensors} from '../../../_data/sensors';
import type {Sensor} from '../../../_data/sensors';

const columns: GridColDef<Sensor>[] = [
  {field: 'name', headerName: 'Sensor', flex: 1, minWidth: 100},
  {field: 'site', headerName: 'Site', width: 140},
  {
    field: 'battery',
    headerName: 'Battery (%)',
    type: 'number',
    width: 130,
    cellClassName: ({value}) => (Number(value) < 20 ? 'low' : ''),
  },
];

export default function StatusRows() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid
        rows={sensors}
        columns={columns}
        getRowClassName={({row}) => (row.temperature === null ? 'silent' : '')}
        // #region preview
        sx={{
          border: 0,
          [`& .${gridClasses.columnHeaderTitle}`]: {fontWeight: 700},
          '& .silent': {fontStyle: 'italic', color: 'text.secondary'},
          '& .low': {fontWeight: 700, color: 'error.main'},
        }}
        // #endregion
      />
    </div>
  );
}
