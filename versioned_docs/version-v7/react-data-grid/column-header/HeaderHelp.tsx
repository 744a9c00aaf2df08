import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {flights} from '../../_data/flights';
import type {Flight} from '../../_data/flights';

// #region preview
const columns: GridColDef<Flight>[] = [
  {field: 'code', headerName: 'Flight', width: 110},
  {field: 'destination', headerName: 'Destination', flex: 1, minWidth: 130},
  {
    field: 'delay',
    headerName: 'Delay',
    description: 'Minutes behind plan; 0 when on time',
    type: 'number',
    width: 100,
  },
  {
    field: 'passengers',
    headerName: 'Passengers with a confirmed seat',
    type: 'number',
    width: 150,
  },
];
// #endregion

export default function HeaderHelp() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid rows={flights} columns={columns} />
    </div>
  );
}
