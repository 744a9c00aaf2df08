import {useState} from 'react';
import type {SyntheticEvent} from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {DataGrid, useGridApiRef} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {flights} from '../../_data/flights';
import type {Flight} from '../../_data/flights';

const columns: GridColDef<Flight>[] = [
  {field: 'code', headerName: 'Flight', width: 110},
  {field: 'destination', headerName: 'Destination', flex: 1, minWidth: 130},
  {field: 'status', headerName: 'Status', width: 120},
];

export default function RowPreview() {
  const apiRef = useGridApiRef();
  const [flight, setFlight] = useState<Flight | null>(null);

  // #region preview
  const show = (event: SyntheticEvent<HTMLElement>) => {
    setFlight(apiRef.current.getRow<Flight>(Number(event.currentTarget.dataset.id)) ?? null);
  };
  const rowProps = {onMouseEnter: show, onFocus: show};
  // #endregion

  return (
    <Stack spacing={1} sx={{width: '100%', minHeight: 448}}>
      <div style={{height: 400}}>
        <DataGrid apiRef={apiRef} rows={flights} columns={columns} slotProps={{row: rowProps}} />
      </div>
      <Typography variant="body2">
        {flight
          ? `${flight.code}: ${flight.passengers} passengers, gate ${flight.gate ?? 'open'}`
          : 'Point at a flight, or move to it with the arrow keys.'}
      </Typography>
    </Stack>
  );
}
