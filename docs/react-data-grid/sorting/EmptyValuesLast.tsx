import {DataGrid, gridNumberComparator} from '@mui/x-data-grid';
import type {GridColDef, GridComparatorFn, GridSortDirection} from '@mui/x-data-grid';
import {sensors} from '../../_data/sensors';
import type {Sensor} from '../../_data/sensors';

// #region preview
/** Turns only the comparison of real values around; empty ones stay at the end. */
const emptyLast = (direction: GridSortDirection): GridComparatorFn<number | null> => {
  const sign = direction === 'desc' ? -1 : 1;
  return (v1, v2, cell1, cell2) => {
    if (v1 === null || v2 === null) {
      return Number(v1 === null) - Number(v2 === null);
    }
    return sign * gridNumberComparator(v1, v2, cell1, cell2);
  };
};
// #endregion

const celsius = (value: number | null) => (value === null ? 'No reading' : `${value} °C`);

const columns: GridColDef<Sensor>[] = [
  {field: 'name', headerName: 'Sensor', width: 100},
  {field: 'site', headerName: 'Site', flex: 1, minWidth: 120},
  {
    field: 'temperature',
    headerName: 'Empty last',
    type: 'number',
    width: 150,
    valueFormatter: celsius,
    getSortComparator: emptyLast,
  },
  {
    field: 'builtIn',
    headerName: 'Built-in order',
    type: 'number',
    width: 150,
    valueGetter: (_, sensor) => sensor.temperature,
    valueFormatter: celsius,
  },
];

export default function EmptyValuesLast() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid
        rows={sensors}
        columns={columns}
        initialState={{sorting: {sortModel: [{field: 'temperature', sort: 'asc'}]}}}
      />
    </div>
  );
}
