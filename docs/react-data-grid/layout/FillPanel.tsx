import {useState} from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {flights} from '../../_data/flights';
import type {Flight} from '../../_data/flights';

const columns: GridColDef<Flight>[] = [
  {field: 'code', headerName: 'Flight', width: 100},
  {field: 'destination', headerName: 'To', flex: 1, minWidth: 130},
  {field: 'status', headerName: 'Status', width: 120},
];

export default function FillPanel() {
  const [notice, setNotice] = useState(true);

  return (
    <Stack sx={{height: 440, width: '100%'}}>
      <FormControlLabel
        control={<Switch checked={notice} onChange={(_, checked) => setNotice(checked)} />}
        label="Show the notice"
      />
      {notice && (
        <Typography variant="body2" sx={{pb: 1.5}}>
          Pier B is closed for cleaning until noon. Departures planned there leave from pier C;
          passengers with little time take the shuttle at hall 2.
        </Typography>
      )}
      {/* #region preview */}
      <Box sx={{flex: 1, minHeight: 0}}>
        <DataGrid rows={flights} columns={columns} />
      </Box>
      {/* #endregion */}
    </Stack>
  );
}
