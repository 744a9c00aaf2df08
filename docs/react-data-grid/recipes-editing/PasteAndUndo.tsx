import {useState} from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {DataGridPremium} from '@mui/x-data-grid-premium';
import type {GridColDef} from '@mui/x-data-grid-premium';
import {sensors} from '../../_data/sensors';
import type {Sensor} from '../../_data/sensors';

const columns: GridColDef<Sensor>[] = [
  {field: 'name', headerName: 'Sensor', flex: 1, minWidth: 90},
  {field: 'temperature', headerName: 'Temp. (°C)', type: 'number', width: 110, editable: true},
  {field: 'humidity', headerName: 'Humidity (%)', type: 'number', width: 120, editable: true},
];

export default function PasteAndUndo() {
  const [message, setMessage] = useState('Copy some cells and paste them further down');

  return (
    <Stack spacing={1} sx={{height: 460, width: '100%'}}>
      <Typography variant="body2" role="status">
        {message}
      </Typography>
      {/* #region preview */}
      <DataGridPremium
        rows={sensors}
        columns={columns}
        cellSelection
        disableRowSelectionOnClick
        historyStackSize={20}
        onClipboardPasteEnd={() => setMessage('Pasted. Ctrl+Z takes it back')}
        onUndo={() => setMessage('Taken back. Ctrl+Y or Ctrl+Shift+Z does it again')}
        onRedo={() => setMessage('Done again')}
      />
      {/* #endregion */}
    </Stack>
  );
}
