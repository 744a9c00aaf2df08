import {DataGrid, gridStringOrNumberComparator} from '@mui/x-data-grid';
import type {GridColDef, GridComparatorFn} from '@mui/x-data-grid';
import {flights, flightStatuses} from '../../_data/flights';
import type {Flight, FlightStatus} from '../../_data/flights';

const {compare} = new Intl.Collator('en', {numeric: true});

// #region preview
/** B2 before B10. Missing gates are left to the built-in comparator. */
const byGate: GridComparatorFn<string | null> = (v1, v2, cell1, cell2) =>
  v1 === null || v2 === null ? gridStringOrNumberComparator(v1, v2, cell1, cell2) : compare(v1, v2);

/** In the order in which a departure goes through its states. */
const byProgress: GridComparatorFn<FlightStatus> = (v1, v2) =>
  flightStatuses.indexOf(v1) - flightStatuses.indexOf(v2);
// #endregion

const columns: GridColDef<Flight>[] = [
  {field: 'code', headerName: 'Flight', width: 110},
  {field: 'destination', headerName: 'Destination', flex: 1, minWidth: 130},
  {field: 'gate', headerName: 'Gate', width: 100, sortComparator: byGate},
  {field: 'status', headerName: 'Status', width: 130, sortComparator: byProgress},
];

export default function SortByMeaning() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid
        rows={flights}
        columns={columns}
        initialState={{sorting: {sortModel: [{field: 'gate', sort: 'desc'}]}}}
      />
    </div>
  );
}
