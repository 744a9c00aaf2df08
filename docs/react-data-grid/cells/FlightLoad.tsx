import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef, GridRenderCellParams} from '@mui/x-data-grid';
import {flights} from '../../_data/flights';
import type {Flight} from '../../_data/flights';

// #region preview
const SEATS = 180;

function LoadBar({value, formattedValue, row}: GridRenderCellParams<Flight, number, string>) {
  return (
    <Box sx={{display: 'flex', alignItems: 'center', gap: 1, width: '100%'}}>
      <LinearProgress
        variant="determinate"
        value={(value ?? 0) * 100}
        aria-label={`Seats sold on ${row.code}`}
        sx={{flex: 1}}
      />
      <Box sx={{width: 40, textAlign: 'end'}}>{formattedValue}</Box>
    </Box>
  );
}

const load: GridColDef<Flight, number, string> = {
  field: 'load',
  headerName: 'Load',
  type: 'number',
  width: 160,
  display: 'flex',
  valueGetter: (_, flight) => flight.passengers / SEATS,
  valueFormatter: (value: number) => `${Math.round(value * 100)}%`,
  renderCell: (params) => <LoadBar {...params} />,
};
// #endregion

const columns: GridColDef<Flight>[] = [
  {field: 'code', headerName: 'Flight', width: 110},
  {field: 'destination', headerName: 'Destination', flex: 1, minWidth: 130},
  {field: 'passengers', headerName: 'Seats sold', type: 'number', width: 110},
  load,
];

export default function FlightLoad() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid rows={flights} columns={columns} />
    </div>
  );
}
