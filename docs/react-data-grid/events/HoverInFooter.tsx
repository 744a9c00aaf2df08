import {useState} from 'react';
import Typography from '@mui/material/Typography';
import {DataGrid, GridFooterContainer, useGridApiContext, useGridEvent} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {flights} from '../../_data/flights';
import type {Flight} from '../../_data/flights';

// #region preview
function FlightFooter() {
  const apiRef = useGridApiContext();
  const [text, setText] = useState('Point at a flight.');

  useGridEvent(apiRef, 'rowMouseEnter', ({row}) => {
    const flight = row as Flight;
    setText(`${flight.code}: ${flight.passengers} passengers`);
  });
  useGridEvent(apiRef, 'rowMouseLeave', () => setText('Point at a flight.'));

  return (
    <GridFooterContainer>
      <Typography variant="body2" sx={{px: 2}}>
        {text}
      </Typography>
    </GridFooterContainer>
  );
}
// #endregion

const columns: GridColDef<Flight>[] = [
  {field: 'code', headerName: 'Flight', width: 110},
  {field: 'destination', headerName: 'Destination', flex: 1, minWidth: 130},
  {field: 'status', headerName: 'Status', width: 120},
];

export default function HoverInFooter() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid rows={flights} columns={columns} slots={{footer: FlightFooter}} />
    </div>
  );
}
