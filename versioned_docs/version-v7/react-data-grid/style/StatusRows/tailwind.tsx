import {DataGrid} from '@mui/x-data-grid';
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
    cellClassName: ({value}) =>
      Number(value) < 20 ? 'font-bold text-red-700 dark:text-red-300' : '',
  },
];

export default function StatusRows() {
  return (
    <div className="h-[400px] w-full">
      <DataGrid
        rows={sensors}
        columns={columns}
        getRowClassName={({row}) =>
          row.temperature === null ? 'italic text-gray-600 dark:text-gray-400' : ''
        }
        className="border-0! [&_.MuiDataGrid-columnHeaderTitle]:font-bold!"
      />
    </div>
  );
}
