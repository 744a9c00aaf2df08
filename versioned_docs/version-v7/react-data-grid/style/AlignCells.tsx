import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {flights} from '../../_data/flights';
import type {Flight} from '../../_data/flights';

// #region preview
const columns: GridColDef<Flight>[] = [
  {field: 'destination', headerName: 'Destination', flex: 1, minWidth: 130},
  {field: 'gate', headerName: 'Gate', width: 90, align: 'center', headerAlign: 'center'},
  {
    field: 'departsAt',
    headerName: 'Departs',
    type: 'dateTime',
    width: 120,
    align: 'right',
    headerAlign: 'right',
    valueFormatter: (value: Date) =>
      value.toLocaleTimeString('en-US', {hour: '2-digit', minute: '2-digit'}),
  },
  {field: 'delay', headerName: 'Delay (min)', type: 'number', width: 120},
];
// #endregion

export default function AlignCells() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid rows={flights} columns={columns} />
    </div>
  );
}
