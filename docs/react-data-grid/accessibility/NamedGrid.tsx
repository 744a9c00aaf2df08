import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {flights} from '../../_data/flights';
import type {Flight} from '../../_data/flights';

const columns: GridColDef<Flight>[] = [
  {field: 'code', headerName: 'Flight', width: 110},
  {field: 'destination', headerName: 'Destination', flex: 1, minWidth: 130},
  {field: 'gate', headerName: 'Gate', width: 90},
  {field: 'status', headerName: 'Status', width: 120},
];

export default function NamedGrid() {
  return (
    <Stack spacing={1} sx={{height: 400, width: '100%'}}>
      {/* #region preview */}
      <Typography id="departures" variant="subtitle2" component="div">
        Departures, 12 June 2026
      </Typography>
      <DataGrid rows={flights} columns={columns} aria-labelledby="departures" />
      {/* #endregion */}
    </Stack>
  );
}
